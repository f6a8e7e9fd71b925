import type { Config } from '../config.ts';
import type { Database } from '../database/open.ts';
import type { Mail } from '../database/unit-of-work.ts';

type Notice = Pick<Mail, 'subject' | 'body'>;

/** The addresses of everybody who looks after the whole site. */
export async function superusers(db: Database): Promise<string[]> {
  const found = await db
    .selectFrom('users')
    .select('email')
    .where('is_superuser', '=', true)
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .execute();
  return found.map(({ email }) => email);
}

interface Failure extends Pick<Config, 'publicUrl' | 'backupFolder' | 'timeZone'> {
  problem: string;
  /** When it is tried again. */
  next: string;
}

export function backupsFailMail({ problem, next, publicUrl, backupFolder, timeZone }: Failure): Notice {
  const at = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const body = [
    `The backup of ${publicUrl} failed.`,
    '',
    problem,
    '',
    `Backups are kept in ${backupFolder}. The next try is at ${at.format(new Date(next))}.`,
    'The site works as ever. But should the server break now, what has changed since the last backup is lost.',
    'Tell whoever looks after the server. You get no further mail about it until backups work again.',
  ];
  return { subject: 'The backup failed', body: body.join('\n') };
}

export const backupsWorkMail: Notice = {
  subject: 'Backups work again',
  body: 'Today’s backup was made, restored aside and found whole. Nothing has to be done.',
};
