import type { CopySettings } from '../config.ts';
import { type CopyState, readCopyStates } from './copy-state.ts';
import { readPlaceAddress } from './place-address.ts';
import type { Archiver } from './postgres-archive.ts';

/** Milliseconds after which a process that copies should have said how it is: it does every minute. */
const SILENT_AFTER = 5 * 60_000;

/** Milliseconds after which a copy should have been replayed again: at a far place it is once a day. */
const UNPROVEN_AFTER = 36 * 3_600_000;

/** What one place of the settings said last. */
export interface CopyAt {
  /** For people, without secrets. */
  place: string;
  /** Undefined before the process that copies has said anything. */
  state: CopyState | undefined;
}

/** The address of a place as its state names it. */
export const shownPlace = (address: string): string => readPlaceAddress(address)?.shown ?? address;

/** What each place of the settings said last. */
export async function readCopies(copies: CopySettings, dataFolder: string): Promise<CopyAt[]> {
  const states = await readCopyStates(dataFolder);
  return copies.places.map(shownPlace).map((place) => ({ place, state: states.find((one) => one.place === place) }));
}

/**
 * What keeps a copy from protecting the site; null where nothing does. The database of a site on PostgreSQL is not among it: there
 * nothing is ever copied or proven. A state that is dated ahead of the clock was written while that stood ahead.
 */
export function copyFault(
  { at, problem, copiedUntil, provenAt }: CopyState,
  now: Date,
): 'silent' | 'fails' | 'unproven' | null {
  const age = (moment: string | null) =>
    moment === null ? Number.POSITIVE_INFINITY : now.getTime() - Date.parse(moment);
  if (Math.abs(age(at)) > SILENT_AFTER) return 'silent';
  if (problem !== null) return 'fails';
  return copiedUntil !== null && (age(provenAt) > UNPROVEN_AFTER || age(provenAt) < -SILENT_AFTER) ? 'unproven' : null;
}

/** How the copy at one place is. */
export interface HowCopyIs extends CopyAt {
  /** What is wrong, in words; empty while all is well. */
  problems: string[];
  isOnSameDisk: boolean;
}

function problemsOf(state: CopyState | undefined, now: Date): string[] {
  if (state === undefined) return ['nothing has been copied yet. Begin: intambwe restart'];
  switch (copyFault(state, now)) {
    case 'silent':
      return [`nothing was heard of it since ${state.at}. Is the site running?`];
    case 'fails':
      return [`${state.problem}${state.problemSince === null ? '' : ` Since ${state.problemSince}.`}`];
    case 'unproven':
      return [
        state.provenAt === null
          ? 'it has not been replayed yet, which takes a minute after a start. Look again then'
          : `it was not replayed since ${state.provenAt}: whether it can be restored is not known`,
      ];
    default:
      return [];
  }
}

/** How the copies are at each place of the settings, from what the processes that copy wrote down. */
export async function howCopiesAre(copies: CopySettings, dataFolder: string, now: Date): Promise<HowCopyIs[]> {
  const found = await readCopies(copies, dataFolder);
  return found.map((copy) => ({
    ...copy,
    problems: problemsOf(copy.state, now),
    isOnSameDisk: copy.state?.isOnSameDisk ?? false,
  }));
}

/** One line for people: `/mnt/copies: copied until …, proven at …`. */
export function lineOf({ place, state, problems, isOnSameDisk }: HowCopyIs): string {
  const facts = [
    ...(state?.copiedUntil ? [`copied until ${state.copiedUntil}`] : []),
    ...(state?.provenAt ? [`proven at ${state.provenAt}`] : []),
    ...(isOnSameDisk ? ['on the same disk as the data'] : []),
    ...problems.map((problem) => `problem: ${problem}`),
  ];
  return `${place}: ${facts.join(', ')}`;
}

/** One line on PostgreSQL’s own archive, for people. */
export const archiveLine = ({ archivedAt, problem }: Archiver): string =>
  [
    `PostgreSQL’s archive: ${archivedAt === null ? 'nothing archived yet' : `archived at ${archivedAt}`}`,
    ...(problem === null ? [] : [`problem: ${problem}`]),
  ].join(', ');

export const NO_COPIES =
  'none elsewhere: with the disk of this machine everything is lost. Set them up: intambwe copies set-up PLACE';
