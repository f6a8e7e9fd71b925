import { createHmac } from 'node:crypto';
import type { SiteSettings } from '../../domain/site.ts';
import type { Mail } from '../database/unit-of-work.ts';

/** Public pages that send the secret on, when the person there says so: a mail scanner that opens links does nothing. */
export const confirmLink = (publicUrl: string, token: string) => `${publicUrl}/newsletter/confirm?token=${token}`;
export const unsubscribeLink = (publicUrl: string, token: string) =>
  `${publicUrl}/newsletter/unsubscribe?token=${token}`;

/**
 * The secret with which an address leaves. It stands in every newsletter, so it is made anew from the address and the
 * key whenever it is needed, and the database keeps its hash only.
 */
export const unsubscribeToken = (email: string, secretKey: string) =>
  createHmac('sha256', secretKey).update(`unsubscribe:${email}`).digest('base64url');

/** To an address that is not subscribed: the link that subscribes it. Worthless once the link is. */
export function confirmMail(recipient: string, link: string, expiresAt: string, site: SiteSettings): Mail {
  const body = [
    'Hello,',
    '',
    `Someone, probably you, asked for the newsletter of ${site.name} at this address.`,
    'To subscribe, please open this link within 7 days:',
    '',
    link,
    '',
    'If it was not you, ignore this e-mail and you will not hear from us.',
  ].join('\n');
  return { recipient, subject: `${site.name}: please confirm your subscription`, body, expiresAt };
}

/** To a subscribed address: how to unsubscribe. Sent after confirming, and when somebody signs up again. */
export function subscribedMail(recipient: string, leaveLink: string, expiresAt: string, site: SiteSettings): Mail {
  const body = [
    'Hello,',
    '',
    `This address receives the newsletter of ${site.name}.`,
    'To unsubscribe, open this link at any time:',
    '',
    leaveLink,
  ].join('\n');
  return { recipient, subject: `${site.name}: you are subscribed`, body, expiresAt };
}
