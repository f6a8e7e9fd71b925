import type { FieldValues } from 'react-hook-form';
import type { KeptDraft } from '../../../domain/drafts.ts';

/** The unsaved values of a form. */
export interface Draft {
  /** When this was begun: it tells the drafts of one form apart. */
  begunAt: string;
  savedAt: string;
  values: FieldValues;
  /** It grows with each state; those of earlier releases have none. */
  counter?: number | undefined;
  /** It is kept on the server and not on this device. */
  isElsewhere?: true;
  /** The `updated_at` of the record that the draft was written over. */
  seen?: string | null | undefined;
}

/** Drafts that one form keeps at most; beyond that the oldest goes. */
const MAX_DRAFTS = 5;

/** The drafts under this name on this device, the newest first. */
export function readDrafts(key: string): Draft[] {
  try {
    // Until release 0.1 a form kept one draft, which did not say when it was begun.
    const kept: Draft[] = [JSON.parse(localStorage.getItem(key) ?? '[]')].flat();
    return kept.map((draft) => ({ ...draft, begunAt: draft.begunAt ?? draft.savedAt }));
  } catch {
    return [];
  }
}

function writeDrafts(key: string, drafts: readonly Draft[]): void {
  try {
    if (drafts.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(drafts.slice(0, MAX_DRAFTS)));
  } catch {
    // The device's storage is full: the form itself still holds everything.
  }
}

/** The drafts of this device and of the server, the newest first; of one that both have, the later state. */
export function mergeDrafts(here: readonly Draft[], kept: readonly KeptDraft[]): Draft[] {
  const merged = new Map(here.map((draft) => [draft.begunAt, draft]));
  for (const { begun_at: begunAt, saved_at: savedAt, ...draft } of kept) {
    const known = merged.get(begunAt);
    if (known === undefined || (known.counter ?? 1) < draft.counter)
      merged.set(begunAt, { ...draft, begunAt, savedAt, isElsewhere: true });
  }
  return [...merged.values()].toSorted((one, other) => Date.parse(other.savedAt) - Date.parse(one.savedAt));
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);

/**
 * The values of a draft that are of the kind that stands in the form. Somebody else's may hold anything: a list in place of a text
 * would end the screen.
 */
export const fitting = (values: FieldValues, form: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const present = form[name] ?? null;
      return present === null || value === null || kindOf(value) === kindOf(present);
    }),
  );

/** The beginning of the keys under which forms keep theirs. */
export const DRAFT = 'draft ';

/** Milliseconds for which a draft is kept: it may hold what visitors told, on a device that others use too. */
const KEPT = 30 * 24 * 3_600_000;

/** Drops all drafts on this device, of whoever, that were last saved longer ago than they are kept. */
export function forgetOldDrafts(now = Date.now()): void {
  for (const key of Object.keys(localStorage).filter((one) => one.startsWith(DRAFT))) {
    const drafts = readDrafts(key);
    const recent = drafts.filter(({ savedAt }) => Date.parse(savedAt) > now - KEPT);
    if (recent.length < drafts.length) writeDrafts(key, recent);
  }
}

const others = (key: string, begunAt: string) => readDrafts(key).filter((draft) => draft.begunAt !== begunAt);

/** Keeps a draft in place of its own earlier state; the other drafts stay. */
export function keepDraft(key: string, draft: Draft): void {
  writeDrafts(key, [draft, ...others(key, draft.begunAt)]);
}

/** Drops the draft that was begun at this moment. */
export function dropDraft(key: string, begunAt: string): void {
  writeDrafts(key, others(key, begunAt));
}
