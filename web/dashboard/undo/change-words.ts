import * as words from '#locale/dashboard/undo.ts';
import type { UndoneChange, UndoneRecord } from '../../../domain/undo.ts';
import { resourceWord } from '../audit/log-words.ts';
import { versionedCollection } from '../versions/collections.ts';

/** What a record is called: `Testimonials: Bosco`. */
export const nameOf = ({ resource, record, title }: Pick<UndoneChange, 'resource' | 'record' | 'title'>) =>
  words.record(resourceWord(resource), title || words.numbered(record));

/** What the account did, and what undoing it does. */
export function deedOf({ resource, action, fields }: UndoneChange): string {
  const labels = versionedCollection(resource)?.fields ?? {};
  const changed = fields.map((name) => labels[name]?.label ?? name).join(', ');
  if (action === 'create') return words.did.create;
  if (action === 'change') return words.did.change(changed);
  return changed === '' ? words.did.delete : words.did.deletedAndChanged(changed);
}

export const keyOf = ({ resource, record }: UndoneRecord) => `${resource} ${record}`;
