import { z } from 'zod';

/** The field of a text in which WordPress keeps its footnotes. */
export const FOOTNOTES_FIELD = 'footnotes';

/** Characters of all footnotes of one text. */
const MAX_FOOTNOTES = 100_000;

const footnotes = z.array(z.object({ content: z.string() }));

/** The footnotes of a text as a list, in the order in which the text counts them; empty where there are none. */
export function listOfFootnotes(written = ''): string {
  if (written === '' || written.length > MAX_FOOTNOTES) return '';
  try {
    const notes = footnotes.safeParse(JSON.parse(written)).data ?? [];
    return notes.length === 0 ? '' : `<ol>${notes.map(({ content }) => `<li>${content}</li>`).join('')}</ol>`;
  } catch {
    return '';
  }
}
