import { draftedRecord, draftInput, draftsOfRecord, oneDraft, savedDraft } from '../drafts.ts';
import { defineCalls } from './call.ts';

/**
 * What is written and not saved yet. Everybody signed in may call; the handlers ask for the right to make or to change the
 * record, and nobody reads another's draft but who may publish a post that its writer asks for.
 */
export const draftCalls = defineCalls({
  'GET /drafts/{collection}/{record}/': {
    access: 'signed-in',
    summary: 'One’s own drafts of a record or of new ones, and who else has a draft of it',
    parameters: draftedRecord,
    reply: draftsOfRecord,
  },
  'PUT /drafts/{collection}/{record}/{begun_at}/': {
    access: 'signed-in',
    summary: 'Keep a draft as it stands; an older state than the kept one is refused',
    parameters: oneDraft,
    body: draftInput,
    reply: savedDraft,
  },
  'DELETE /drafts/{collection}/{record}/{begun_at}/': {
    access: 'signed-in',
    summary: 'Delete one of one’s own drafts, because it is saved or not wanted',
    parameters: oneDraft,
  },
});
