import { createHmac } from 'node:crypto';
import { addressesIn } from '../../domain/addresses.ts';
import type { Language } from '../../domain/languages.ts';
import { CONFIRMATION_LIFETIME } from '../../domain/newsletter.ts';
import type { SiteSettings } from '../../domain/site.ts';
import { catalogues } from '../../locales/catalogues.ts';
import type { Mail } from '../database/unit-of-work.ts';

/** Public pages that send the secret on, when the person there says so: a mail scanner that opens links does nothing. */
export const confirmLink = (publicUrl: string, language: Language, token: string) =>
  `${publicUrl}${addressesIn(language).confirmSubscription}?token=${token}`;
export const unsubscribeLink = (publicUrl: string, language: Language, token: string) =>
  `${publicUrl}${addressesIn(language).endSubscription}?token=${token}`;

/**
 * The secret with which an address leaves. It stands in every newsletter, so it is made anew from the address and the
 * key whenever it is needed, and the database keeps its hash only.
 */
export const unsubscribeToken = (email: string, secretKey: string) =>
  createHmac('sha256', secretKey).update(`unsubscribe:${email}`).digest('base64url');

const DAY = 24 * 3_600_000;

/** To an address that is not subscribed: the link that subscribes it. Worthless once the link is. */
export function confirmMail(
  recipient: string,
  language: Language,
  link: string,
  expiresAt: string,
  { name }: SiteSettings,
): Mail {
  const words = catalogues[language].mails;
  const days = CONFIRMATION_LIFETIME / DAY;
  const lines = [words.hello, '', words.askedForNewsletter(name), words.openToSubscribe(days), '', link, ''];
  const body = [...lines, words.ignoreIfNotYou].join('\n');
  return { recipient, subject: words.confirmSubject(name), body, expiresAt };
}

/** To an address that is subscribed: how to leave. After confirming, and when somebody asks for it once more. */
export function subscribedMail(
  recipient: string,
  language: Language,
  leaveLink: string,
  expiresAt: string,
  { name }: SiteSettings,
): Mail {
  const words = catalogues[language].mails;
  const body = [words.hello, '', words.addressReceives(name), words.openToUnsubscribe, '', leaveLink].join('\n');
  return { recipient, subject: words.subscribedSubject(name), body, expiresAt };
}
