import * as words from '#locale/dashboard/contacts.ts';
import { contacts } from '../../../domain/submissions/contacts.ts';
import { kindOf } from '../submissions/kind.ts';

/** Contact messages. */
export const messages = kindOf(contacts, {
  one: words.message,
  labels: words.statuses,
  statusTexts: { updated: words.statusUpdated, failed: words.statusFailed },
});
