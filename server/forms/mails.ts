import { later } from '../../domain/instant.ts';
import { noticeMailbox, type SiteSettings } from '../../domain/site.ts';
import { cut } from '../../domain/text.ts';
import { type Catalogue, catalogues } from '../../locales/catalogues.ts';
import type { Mail } from '../database/unit-of-work.ts';

/** Characters of a visitor's own words that a subject carries. */
const SUBJECT_WORDS = 100;

/** Maximum age of the mail about a form (ms): the form itself is in the database. */
const WORTH_SENDING = 7 * 24 * 3_600_000;

/** A visitor's words as part of a subject: one line without anything that a mail's head could take for its own. */
export const subjectWords = (text: string) =>
  cut(text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim(), SUBJECT_WORDS);

/** The time until which a mail about a stored record is sent; afterwards its text is not stored twice. */
export const expiry = (now: string) => later(now, WORTH_SENDING);

/** The Reply-To header with the organisation's address: nobody reads mail to the sender's address. */
export function answersTo(site: SiteSettings): Pick<Mail, 'headers'> {
  const mailbox = noticeMailbox(site);
  return mailbox === null ? {} : { headers: { 'Reply-To': mailbox } };
}

/** An answer under its question. */
interface Answer {
  question: string;
  answer: string;
  isLong?: boolean;
}

/** What was sent, in the language of notices: `noticeWords`. */
export interface Notice {
  site: SiteSettings;
  subject: string;
  /** The completed fields; empty ones are left out. */
  fields: Partial<Record<keyof Catalogue['staffMails']['sentFields'], string>>;
  /** Answers to questions of the organisation's own. One of several lines stands apart, under its question. */
  answers?: readonly Answer[];
  /** The text of several lines. */
  text?: string;
  /** The address of the dashboard screen for this record. */
  link: string;
}

/** The words for the organisation's mailbox. It belongs to no one person, so the organisation chooses its language. */
export const noticeWords = ({ notice_language }: SiteSettings): Catalogue => catalogues[notice_language];

/** Tells staff what a visitor has sent, by one mail to the organisation's own address; by none where it has none. */
export function notice({ site, subject, fields, answers = [], text, link }: Notice, now: string): Mail[] {
  const recipient = noticeMailbox(site);
  if (recipient === null) return [];
  const { sentField, sentFields, toRespond } = noticeWords(site).staffMails;
  const labels = new Map(Object.entries(sentFields));
  const known = Object.entries(fields).map(
    ([field, answer]): Answer => ({ question: labels.get(field) ?? '', answer }),
  );
  const given = [...known, ...answers].filter(({ answer }) => answer !== '');
  const lines = given.flatMap(({ question, answer, isLong }) => (isLong ? [] : [sentField(question, answer)]));
  const apart = given.flatMap(({ question, answer, isLong }) => (isLong ? [question, answer, ''] : []));
  const body = [...lines, '', ...apart, ...(text ? [text, ''] : []), toRespond(link)].join('\n');
  return [{ recipient, subject, body, expiresAt: expiry(now) }];
}

/**
 * Tells a visitor that their message has arrived. It repeats none of their words: a visitor who enters somebody else's
 * address must not be able to send them a text in our name.
 */
export function acknowledgement(recipient: string, subject: string, lines: readonly string[], now: string): Mail {
  return { recipient, subject, body: lines.join('\n'), expiresAt: expiry(now) };
}
