import { isThorough } from '../support/thorough.ts';

/**
 * Characters of the texts that are tried: each size four times the one before. Larger texts show no more: what memory
 * costs, where a process first takes megabytes of it, is then more than the work.
 */
const SIZES = [1, 4, 16, 64, 256].map((thousand) => thousand * 1024);

/** Quadratic work shows at this size as well: enough where several units stand together, and in every test run. */
const ENOUGH = 64 * 1024;

/**
 * The factor by which the work may grow for a text that is 4, 16, 64 … times as long. Sixteen times the text is 16 times
 * the work where work is linear, and 256 times where it is quadratic. The limit leaves room between the two for the cost
 * of memory, which larger texts take in larger pieces. Four times the text is 16 times the work where work is quadratic,
 * which shows in two steps, and 64 times where it is cubic.
 */
const TOO_STEEP = [32, 96, 512, 64 ** 2];

/** Quadratic work takes thousands of times as long as passing once over the same text. */
const FAR_FROM_ONE_PASS = 30;

/** Tries of steep work: the least time counts, as only the work itself is in all of them. */
const TRIES = 10;

/** The smaller sizes as well have to be measured again, as a try may have been lucky. */
const ROUNDS = 3;

/** Shorter times cannot be compared. Milliseconds. */
const SHORTEST = 0.1;

/** A text that could cost much: `unit` again and again, between a beginning and an end that nothing matches. */
export interface Hostile {
  before: string;
  unit: string;
  behind: string;
}

/** Whether something else stands before or behind the unit. */
export const isMixed = ({ before, behind }: Hostile): boolean => before + behind !== '';

/** The text in all sizes up to the largest, each in one piece in memory, as if read from a network. */
export function textsInSizes(
  hostile: Hostile,
  largest = isThorough && !isMixed(hostile) ? Number.POSITIVE_INFINITY : ENOUGH,
) {
  const { before, unit, behind } = hostile;
  return SIZES.filter((size) => size <= largest).map((size) => {
    const text = before + unit.repeat(Math.ceil(size / unit.length)) + behind;
    return Buffer.from(text).toString();
  });
}

/** Done at once or, where it answers a promise, later. */
export type Work = (text: string) => unknown;

/** The resolution of this thread's own time, in milliseconds. */
const TICK = 10;

/** Milliseconds that this thread has worked. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The time of the work, without delays caused by the machine. */
async function timeOf(work: Work, text: string): Promise<number> {
  const [begin, before] = [performance.now(), worked()];
  try {
    await work(text);
  } catch {
    // Refusing is an answer too; only how long it takes counts.
  }
  return Math.min(performance.now() - begin, worked() - before + TICK);
}

/** Measurements of a short text. With one, a busy machine could make it slow and so hide steep growth afterwards. */
const TRIES_OF_SHORT = 5;

/** Longer times are measured once: the machine cannot add many times as much, and all shorter texts are compared too. */
const LONGEST_OF_SHORT = TICK / 5;

/** The least of a few times for a short text, and of one for a long text. */
async function leastTimeOf(work: Work, text: string): Promise<number> {
  let least = await timeOf(work, text);
  for (let turn = 1; turn < TRIES_OF_SHORT && least > SHORTEST && least < LONGEST_OF_SHORT; turn += 1)
    least = Math.min(least, await timeOf(work, text));
  return least;
}

/**
 * Looks at every character once, in compiled code: a loop of ours takes a hundred times as long until V8 has compiled it,
 * which a busy machine does late, and steep work would seem no slower than one pass.
 */
const passOnce = (text: string) => text.split('').length;

/**
 * Says in words how the work grows too fast with this text; undefined where it grows no faster than the text. A
 * larger text is tried only while that holds, so no work runs away.
 */
async function steepnessOnce(work: Work, texts: readonly string[]): Promise<string | undefined> {
  /** Of the texts so far, the last first. */
  const times: number[] = [];
  for (const text of texts) {
    const most = Math.min(
      ...times.map((time, step) => Math.max(time, SHORTEST) * (TOO_STEEP[step] ?? Number.POSITIVE_INFINITY)),
    );
    // Nothing comes after the largest, which takes most of the time of all: once is enough where it is not steep.
    let time = await (text === texts.at(-1) ? timeOf(work, text) : leastTimeOf(work, text));
    let onePass = Number.POSITIVE_INFINITY;
    for (let turn = 1; time > most && turn < TRIES; turn += 1) {
      time = Math.min(time, await timeOf(work, text));
      onePass = Math.min(onePass, await timeOf(passOnce, text));
    }
    if (time > most && time > onePass * FAR_FROM_ONE_PASS) {
      return `${Math.round(time)} ms at ${text.length} characters, after ${Math.round(times[0] ?? 0)} ms at a quarter`;
    }
    times.unshift(time);
  }
  return undefined;
}

/** The same, found anew each time: what only the machine was busy with is not found in every round. */
export async function steepness(work: Work, texts: readonly string[]): Promise<string | undefined> {
  let found: string | undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    found = await steepnessOnce(work, texts);
    if (found === undefined) return undefined;
  }
  return found;
}
