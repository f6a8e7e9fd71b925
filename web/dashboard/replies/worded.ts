import * as replies from '#locale/replies.ts';
import * as staffReplies from '#locale/staff-replies.ts';
import { type AllReplyWords, inWords } from '../../../domain/reply-text.ts';

const words: AllReplyWords = { ...replies, ...staffReplies };

/** A text of the API or of a schema in the words of the dashboard. */
export const wordedForStaff = (text: string) => inWords(words, text);
