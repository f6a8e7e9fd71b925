/** The unsaved values of a form. */
export interface Draft<Values> {
  /** When this was begun: it tells the drafts of one form apart. */
  begunAt: string;
  savedAt: string;
  values: Values;
  /** The `updated_at` of the record that the draft was written over. */
  seen?: string | null | undefined;
}

/** Drafts that one form keeps at most; beyond that the oldest goes. */
const MAX_DRAFTS = 5;

/** The drafts under this name on this device, the newest first. */
export function readDrafts<Values>(key: string): Draft<Values>[] {
  try {
    // Until release 0.1 a form kept one draft, which did not say when it was begun.
    const kept: Draft<Values>[] = [JSON.parse(localStorage.getItem(key) ?? '[]')].flat();
    return kept.map((draft) => ({ ...draft, begunAt: draft.begunAt ?? draft.savedAt }));
  } catch {
    return [];
  }
}

function writeDrafts<Values>(key: string, drafts: readonly Draft<Values>[]): void {
  try {
    if (drafts.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(drafts.slice(0, MAX_DRAFTS)));
  } catch {
    // The device's storage is full: the form itself still holds everything.
  }
}

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

const others = <Values>(key: string, begunAt: string) =>
  readDrafts<Values>(key).filter((draft) => draft.begunAt !== begunAt);

/** Keeps a draft in place of its own earlier state; the other drafts stay. */
export function keepDraft<Values>(key: string, draft: Draft<Values>): void {
  writeDrafts(key, [draft, ...others<Values>(key, draft.begunAt)]);
}

/** Drops the draft that was begun at this moment. */
export function dropDraft(key: string, begunAt: string): void {
  writeDrafts(key, others(key, begunAt));
}
