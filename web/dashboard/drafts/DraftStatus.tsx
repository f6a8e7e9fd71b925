import * as words from '#locale/dashboard/drafts.ts';
import { showTime } from '../time/site-time.ts';
import type { DraftState } from './keeper.ts';

function inWords(state: DraftState): string {
  if (state.is === 'saved') return words.savedAsDraft(showTime(state.at));
  return state.is === 'unreached' ? words.notSavedNoConnection : words.notSavedBecause(state.why);
}

/** Beside the buttons of a form: whether what was typed is kept. Only trouble is read aloud, as typing goes on meanwhile. */
export function DraftStatus({ state }: { state: DraftState | undefined }) {
  const isTrouble = state !== undefined && state.is !== 'saved';
  return (
    <p
      role={isTrouble ? 'alert' : undefined}
      className={`draft-status self-center text-sm ${isTrouble ? 'font-semibold text-warning' : 'text-muted'}`}
    >
      {state === undefined ? null : inWords(state)}
    </p>
  );
}
