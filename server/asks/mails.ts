import { staffAddresses } from '../../domain/addresses.ts';
import type { AskedCollection } from '../../domain/api/asks.ts';
import { later } from '../../domain/instant.ts';
import type { Language } from '../../domain/languages.ts';
import { catalogues } from '../../locales/catalogues.ts';
import type { Mail } from '../database/unit-of-work.ts';

/** Age at which such a mail is no longer sent: the form says the same (ms). */
const WORTH_SENDING = 7 * 24 * 3_600_000;

/** Who had asked for a record to be published. */
interface Writer {
  email: string;
  first_name: string;
  language: Language;
}

interface AboutRecord {
  collection: AskedCollection;
  record: { id: number; title: string };
  publicUrl: string;
}

const wordsFor = ({ language }: Writer) => catalogues[language].staffMails;

const forms = { posts: staffAddresses.editPost, pages: staffAddresses.editPage };

const formOf = ({ collection, record, publicUrl }: AboutRecord) => `${publicUrl}${forms[collection](record.id)}`;

const mailTo = (to: Writer, subject: string, text: string, now: string): Mail => ({
  recipient: to.email,
  subject,
  body: [wordsFor(to).hello(to.first_name), '', text].join('\n'),
  expiresAt: later(now, WORTH_SENDING),
});

/** To the writer: it was handed back, and why. */
export function handedBackMail(to: Writer, about: AboutRecord & { by: string; sentence: string }, now: string): Mail {
  const words = wordsFor(to);
  const { by, sentence, record } = about;
  const text = words.handedBack({ by, title: record.title, sentence, link: formOf(about) });
  return mailTo(to, words.handedBackSubject(record.title), text, now);
}

/** To the writer: what was asked for is published. */
export function publishedMail(to: Writer, about: AboutRecord, now: string): Mail {
  const words = wordsFor(to);
  const text = words.askedPublished({ title: about.record.title, link: formOf(about) });
  return mailTo(to, words.askedPublishedSubject(about.record.title), text, now);
}
