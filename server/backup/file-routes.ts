import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { staffText } from '../../domain/reply-text.ts';
import { readRange } from '../http/byte-range.ts';
import { notAllowed, notFound, notSignedIn } from '../http/http-error.ts';
import type { AppEnvironment } from '../http/serve.ts';
import { reloadCurrentUser } from '../identity/sessions.ts';
import type { Services } from '../services.ts';
import { OPENED_BACKUP, sessionOfCookie } from './opened-backup.ts';
import { storedBackups } from './stored-backups.ts';

/** The file of a backup, for the browser to which it was opened. A download that broke off asks for the rest of it. */
export function backupFileRoutes({ db, config, clock }: Services): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.get('/backups/:id', async (context) => {
    const id = Number(context.req.param('id'));
    const sessionId = sessionOfCookie(getCookie(context, OPENED_BACKUP), id, clock(), config.secretKey);
    if (sessionId === undefined) throw notSignedIn();
    // As they are now: whoever was signed out, or is no superuser any more, goes on with nothing.
    const { isSuperuser } = await reloadCurrentUser(db, { sessionId });
    if (!isSuperuser) throw notAllowed(staffText('onlySuperusers'));
    const found = (await storedBackups(db, config)).find((one) => one.id === id);
    const file = found && (await stat(found.file).catch(() => undefined));
    if (!file) throw notFound();
    const { size } = file;
    const name = basename(found.file);
    const etag = `"${name}"`;
    const wanted = [undefined, etag].includes(context.req.header('if-range')) ? context.req.header('range') : undefined;
    const range = readRange(wanted, size);
    if (range === 'unsatisfiable') return context.body(null, 416, { 'content-range': `bytes */${size}` });
    const { start, end } = range ?? { start: 0, end: size };
    const headers = new Headers({
      etag,
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'content-type': 'application/zstd',
      'content-disposition': `attachment; filename="${name}"`,
      'content-length': String(end - start),
    });
    if (range) headers.set('content-range', `bytes ${start}-${end - 1}/${size}`);
    const body = context.req.method === 'HEAD' ? null : (await openAsBlob(found.file)).slice(start, end);
    return new Response(body, { status: range ? 206 : 200, headers });
  });
  return app;
}
