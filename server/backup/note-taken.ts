import { fullName } from '../../domain/user.ts';
import type { Mail, UnitOfWork } from '../database/unit-of-work.ts';
import type { CurrentUser } from '../http/current-user.ts';
import { activeSuperusers } from '../identity/accounts.ts';
import { copyTakenMail, type DoneWithBackup, type Recipient } from '../identity/mails.ts';
import { deviceOf } from '../identity/sessions.ts';
import type { Services } from '../services.ts';
import { assertFewToday } from './backup-now.ts';

/** A backup that is taken. */
export interface Taken {
  id: number;
  made_at: string;
  bytes: number;
}

/** From where something is asked for. */
export interface Asked {
  network: string;
  userAgent: string;
}

/** Mails every superuser what was done with a backup: also the one who did it, who may be somebody else. */
export async function tellSuperusers(
  { db, now, mail }: UnitOfWork,
  userId: number,
  made: string,
  { network, userAgent }: Asked,
  mailOf: (to: Recipient, done: DoneWithBackup) => Mail,
): Promise<void> {
  const superusers = await activeSuperusers(db)
    .select(['id', 'email', 'first_name', 'last_name', 'language'])
    .execute();
  const doer = superusers.find((one) => one.id === userId);
  const by = doer ? fullName(doer) : '';
  for (const to of superusers)
    await mail(mailOf(to, { by, at: now, made, network, device: deviceOf(userAgent, to.language) }));
}

/** Notes that a backup is taken, and tells every superuser. */
export function noteTaken(
  { write, config }: Services,
  { userId }: CurrentUser,
  { id, made_at, bytes }: Taken,
  from: Asked,
): Promise<void> {
  return write(userId, async (unit) => {
    await assertFewToday(unit.db, 'take_backup', userId, unit.now);
    await unit.audit({ action: 'take_backup', resource: 'backups', resourceId: id, after: { made_at, bytes } });
    await tellSuperusers(unit, userId, made_at, from, (to, taken) => copyTakenMail(to, taken, config.timeZone));
  });
}
