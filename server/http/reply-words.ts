import { inEachLanguage, type Language } from '../../domain/languages.ts';
import { type AllReplyWords, inWords } from '../../domain/reply-text.ts';
import { catalogues } from '../../locales/catalogues.ts';

const replyWords = inEachLanguage((language): AllReplyWords => {
  const { replies, staffReplies } = catalogues[language];
  return { ...replies, ...staffReplies };
});

/** A reply's text in this language. */
export const worded = (text: string, language: Language) => inWords(replyWords[language], text);
