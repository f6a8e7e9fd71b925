import { createHmac } from 'node:crypto';

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
