import { staffAddresses } from '../../domain/addresses.ts';
import { later } from '../../domain/instant.ts';
import type { Language } from '../../domain/languages.ts';
import { catalogues } from '../../locales/catalogues.ts';
import type { Mail } from '../database/unit-of-work.ts';

/** Age at which such a mail is no longer sent: the form says the same (ms). */
const WORTH_SENDING = 7 * 24 * 3_600_000;

/** Who had asked for a post to be published. */
interface Writer {
  email: string;
  first_name: string;
  language: Language;
}

interface AboutPost {
  post: { id: number; title: string };
  publicUrl: string;
}

const wordsFor = ({ language }: Writer) => catalogues[language].staffMails;

const formOf = ({ post, publicUrl }: AboutPost) => `${publicUrl}${staffAddresses.editPost(post.id)}`;

const mailTo = (to: Writer, subject: string, text: string, now: string): Mail => ({
  recipient: to.email,
  subject,
  body: [wordsFor(to).hello(to.first_name), '', text].join('\n'),
  expiresAt: later(now, WORTH_SENDING),
});

/** To the writer: the post was handed back, and why. */
export function handedBackMail(to: Writer, about: AboutPost & { by: string; sentence: string }, now: string): Mail {
  const words = wordsFor(to);
  const { by, sentence, post } = about;
  const text = words.handedBack({ by, title: post.title, sentence, link: formOf(about) });
  return mailTo(to, words.handedBackSubject(post.title), text, now);
}

/** To the writer: what was asked for is published. */
export function publishedMail(to: Writer, about: AboutPost, now: string): Mail {
  const words = wordsFor(to);
  const text = words.askedPublished({ title: about.post.title, link: formOf(about) });
  return mailTo(to, words.askedPublishedSubject(about.post.title), text, now);
}
