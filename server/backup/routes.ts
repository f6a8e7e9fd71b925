import { serialize } from 'hono/utils/cookie';
import { otherAddresses } from '../../domain/addresses.ts';
import { DOWNLOAD_LIFETIME } from '../../domain/backup.ts';
import { staffText } from '../../domain/reply-text.ts';
import type { CurrentUser } from '../http/current-user.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { notAllowed, notFound } from '../http/http-error.ts';
import { worded } from '../http/reply-words.ts';
import { sendCopyCode, spendOwnCode } from '../identity/own-code.ts';
import { assertProven } from '../identity/proof.ts';
import type { Services } from '../services.ts';
import { assertFewToday } from './backup-now.ts';
import { noteTaken, type Taken } from './note-taken.ts';
import { OPENED_BACKUP, openBackup } from './opened-backup.ts';
import { deleteBackup, storedBackups } from './stored-backups.ts';

function assertSuperuser({ isSuperuser }: CurrentUser): void {
  if (!isSuperuser) throw notAllowed(staffText('onlySuperusers'));
}

/** The backups in the folder of the machine: made, deleted, and taken away by superusers. */
export function backupRoutes(services: Services): Endpoint[] {
  const { db, config, backupNow } = services;

  async function storedBackup(id: number): Promise<Taken> {
    const found = (await storedBackups(db, config)).find((one) => one.id === id);
    if (!found) throw notFound();
    return found;
  }

  return [
    implement('GET /backups/', async ({ currentUser, language }) => {
      assertSuperuser(currentUser);
      const making = await backupNow.progress();
      const stored = await storedBackups(db, config);
      return {
        stored: stored.map(({ file: _, day: __, proven_at, ...one }) => ({ ...one, is_proven: proven_at !== null })),
        making,
        problem: backupNow.problem && worded(backupNow.problem, language),
      };
    }),
    implement('POST /backups/', async ({ currentUser }) => {
      assertSuperuser(currentUser);
      await backupNow.begin(currentUser.userId);
    }),
    implement('POST /backups/{id}/code/', async ({ currentUser, parameters, address, now }) => {
      assertSuperuser(currentUser);
      await storedBackup(parameters.id);
      await assertFewToday(db, 'take_backup', currentUser.userId, now.toISOString());
      return { challenge: await sendCopyCode(services, currentUser, address) };
    }),
    implement(
      'POST /backups/{id}/open/',
      async ({ currentUser, parameters, body, address: network, userAgent, now }) => {
        assertSuperuser(currentUser);
        const backup = await storedBackup(parameters.id);
        await assertFewToday(db, 'take_backup', currentUser.userId, now.toISOString());
        await spendOwnCode(services, currentUser, body, network);
        await noteTaken(services, currentUser, backup, { network, userAgent });
        const address = otherAddresses.backup(backup.id);
        const cookie = serialize(OPENED_BACKUP, openBackup(backup.id, currentUser.sessionId, now, config.secretKey), {
          path: address,
          maxAge: DOWNLOAD_LIFETIME / 1000,
          httpOnly: true,
          sameSite: 'Strict',
          secure: config.publicUrl.startsWith('https:'),
        });
        return Response.json({ address }, { headers: { 'set-cookie': cookie, 'cache-control': 'no-store' } });
      },
    ),
    implement('DELETE /backups/{id}/', async ({ currentUser, parameters: { id }, address: network, userAgent }) => {
      assertSuperuser(currentUser);
      await services.write(null, (unit) => assertProven(unit, currentUser));
      await deleteBackup(services, currentUser, id, { network, userAgent });
    }),
  ];
}
