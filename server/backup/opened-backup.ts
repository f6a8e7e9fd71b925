import { createHmac } from 'node:crypto';
import { DOWNLOAD_LIFETIME } from '../../domain/backup.ts';
import { later } from '../../domain/instant.ts';
import { sameText } from '../identity/secrets.ts';

// A browser downloads a file with no header of ours: a cookie of this one address, which no script reads, says that it may. It is
// signed, not kept, and as good as the sign-in that it names.

/** The name of the cookie. */
export const OPENED_BACKUP = 'opened_backup';

const signed = (id: number, sessionId: number, until: string, secretKey: string) =>
  createHmac('sha256', secretKey).update(`backup:${id}:${sessionId}:${until}`).digest('base64url');

/** The value of the cookie that opens this backup to this sign-in from now on. */
export function openBackup(id: number, sessionId: number, now: Date, secretKey: string): string {
  const until = later(now, DOWNLOAD_LIFETIME);
  return [sessionId, Date.parse(until), signed(id, sessionId, until, secretKey)].join('.');
}

/** The sign-in to which the cookie opens this backup now; undefined where it opens nothing. */
export function sessionOfCookie(
  value: string | undefined,
  id: number,
  now: Date,
  secretKey: string,
): number | undefined {
  const [, session = '', end = '', signature = ''] = /^(\d{1,10})\.(\d{1,15})\.([\w-]{43})$/.exec(value ?? '') ?? [];
  const [sessionId, milliseconds] = [Number(session), Number(end)];
  if (signature === '' || milliseconds <= now.getTime() || milliseconds > now.getTime() + DOWNLOAD_LIFETIME)
    return undefined;
  const until = new Date(milliseconds).toISOString();
  return sameText(signature, signed(id, sessionId, until, secretKey)) ? sessionId : undefined;
}
