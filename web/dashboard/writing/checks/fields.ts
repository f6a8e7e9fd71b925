import * as words from '#locale/dashboard/checks.ts';
import type { Finding } from './finding.ts';
import type { WrittenText } from './written-text.ts';

/** Characters of a title that search engines show. */
const MAX_TITLE = 70;

/** What is written beside the text, by the names of its fields. */
export interface WrittenFields {
  title: string;
  /** What search engines show below the title; undefined where the record has no such field. */
  description?: { field: 'description' | 'excerpt'; text: string } | undefined;
}

/** A title that is cut, and a description that is missing. Nothing of a form in which nothing is written yet. */
export function fieldFindings({ title, description }: WrittenFields, { blocks, pictures }: WrittenText): Finding[] {
  const length = Array.from(title.trim()).length;
  const isBegun = pictures.length > 0 || blocks.some(({ text }) => text.trim() !== '');
  return [
    ...(length > MAX_TITLE ? [{ said: words.longTitle(length, MAX_TITLE), place: { field: 'title' } }] : []),
    ...(isBegun && description?.text.trim() === ''
      ? [{ said: words.missing[description.field], place: { field: description.field } }]
      : []),
  ];
}
