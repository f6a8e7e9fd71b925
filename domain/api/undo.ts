import { notUndone, undoInput, undonePart, undoOutcomes, undoPeriod, undoQuery } from '../undo.ts';
import { defineCalls } from './call.ts';

/** Undoing what an account did in some hours. Only superusers: the handlers ask for that. */
export const undoCalls = defineCalls({
  'GET /undo/': {
    access: 'audit.view',
    summary:
      'What would be undone of what an account did within some hours, as a superuser; made from versions and the trash',
    query: undoQuery,
    reply: undonePart,
  },
  'GET /undo/others/': {
    access: 'audit.view',
    summary: 'What else the account did in that time, which is not undone',
    query: undoPeriod,
    reply: notUndone,
  },
  'POST /undo/': {
    access: 'audit.view',
    summary: 'Undo changes of some records; one that fails does not stop the others',
    body: undoInput,
    reply: undoOutcomes,
  },
});
