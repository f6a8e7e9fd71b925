import { z } from 'zod';
import { eventInput } from '../event.ts';
import { identifier } from '../identifier.ts';
import { plainPageInput } from '../plain-page.ts';
import { postInput } from '../post.ts';
import { translationParameters, translationPreviewInput } from '../translation/translation.ts';
import { defineCalls } from './call.ts';

/** The record that is being changed; a new one has no number. */
const changed = z.object({ id: identifier.shape.id.optional() });

/** A document without scripts, to be shown where none may run. */
const reply = z.object({ html: z.string() });

/** Calls that render the form as visitors would see it if it were saved now. They save nothing. */
export const previewCalls = defineCalls({
  'POST /previews/posts/': {
    access: 'posts.edit',
    summary: 'The page of a post as it would be if this were saved',
    body: z.intersection(postInput, changed),
    reply,
  },
  'POST /previews/events/': {
    access: 'events.edit',
    summary: 'The page of an event as it would be if this were saved',
    body: z.intersection(eventInput, changed),
    reply,
  },
  'POST /previews/pages/': {
    access: 'pages.edit',
    summary: 'A page as it would be if this were saved',
    body: z.intersection(plainPageInput, changed),
    reply,
  },
  // As with all calls of translations, the handler asks for the permission of the resource.
  'POST /previews/translations/{resource}/{record}/{language}/': {
    access: 'signed-in',
    summary: 'The page of a record in a language as it would be if this translation were published',
    parameters: translationParameters,
    body: translationPreviewInput,
    reply,
  },
});
