import * as words from '#locale/dashboard/overview.ts';
import { everyPlainSubmission } from '../../../domain/submissions/registry.ts';
import {
  isOwnWaiting,
  MOST_COUNTED,
  type WaitingLine,
  type WaitingName,
  waitingKinds,
} from '../../../domain/waiting.ts';
import { showNumber } from '../../ui/numbers.ts';
import { wordedSubmission } from '../submissions/worded.ts';

/** A line of what waits: what to do, how long it has waited, and where it is done. */
export interface ToDo {
  text: string;
  notes: readonly string[];
  address: string;
}

const sentences: Record<WaitingName, (count: number, shown: string) => string> = words.waits;

/** `12`, or `99+` where there are more than are counted. */
const shownCount = (count: number) => (count > MOST_COUNTED ? `${showNumber(MOST_COUNTED)}+` : showNumber(count));

/** How long something has waited, as people say it; what came yesterday or today has not waited. */
export function waitedFor(days: number): string | undefined {
  if (days < 2) return undefined;
  if (days < 14) return words.waitedDays(days);
  if (days < 61) return words.waitedWeeks(Math.floor(days / 7));
  if (days < 730) return words.waitedMonths(Math.floor(days / 30.5));
  return words.waitedYears(Math.floor(days / 365.25));
}

function sentenceOf({ kind, count }: WaitingLine): string | undefined {
  if (isOwnWaiting(kind)) return sentences[kind](count, shownCount(count));
  const submission = everyPlainSubmission.find(({ name }) => name === kind);
  return submission && words.waitingAnswers(wordedSubmission(submission).screen.many, shownCount(count));
}

/** What there is to do; nothing for a kind that this release does not know. */
export function toDoOf(line: WaitingLine): ToDo[] {
  const kind = waitingKinds[line.kind];
  const text = sentenceOf(line);
  if (!kind || text === undefined) return [];
  const waited = line.days === null ? undefined : waitedFor(line.days);
  const notes = [
    ...(line.mine ? [words.ofThemMine(shownCount(line.mine))] : []),
    ...(waited === undefined ? [] : [words.oldestOf(line.count, waited)]),
  ];
  const address = line.record === null ? kind.address : (kind.record?.(line.record) ?? kind.address);
  return [{ text, notes, address }];
}
