import { z } from 'zod';
import {
  askOfPost,
  askPublished,
  draftedRecord,
  draftInput,
  draftsOfRecord,
  handBack,
  oneDraft,
  publishingAsk,
  savedDraft,
} from '../drafts.ts';
import { identifier } from '../identifier.ts';
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
  'GET /posts/{id}/asks/': {
    access: 'posts.view',
    summary: 'Who asks for a post to be published, and what was handed back',
    parameters: identifier,
    reply: z.array(publishingAsk),
  },
  'POST /posts/{id}/asks/': {
    access: 'posts.edit',
    summary: 'Ask for a post, or one’s draft of a published one, to be published',
    parameters: identifier,
  },
  'POST /posts/{id}/asks/{ask}/hand-back/': {
    access: 'posts.publish',
    summary: 'Hand a post back to who asks for it to be published, with a sentence that says why',
    parameters: askOfPost,
    body: handBack,
  },
  'POST /posts/{id}/asks/{ask}/published/': {
    access: 'posts.publish',
    summary: 'Say that what somebody asked for is published; their draft goes, unless they have gone on with it',
    parameters: askOfPost,
    body: askPublished,
  },
});
