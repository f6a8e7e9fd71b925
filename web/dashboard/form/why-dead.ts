import * as words from '#locale/dashboard/redirects.ts';
import { languageWords } from '../../../domain/languages.ts';
import type { TroubledLink } from '../../../domain/links.ts';

/** A link that leads nowhere, and why: one sentence. */
export function whyDead({ address, words: said, language: code, trouble, title }: TroubledLink): string {
  const language = code === null ? undefined : languageWords[code].name;
  return words.whyTold[trouble](words.linkTold({ words: said, address, language }), title);
}
