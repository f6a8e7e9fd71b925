import { fileSize } from '../../../domain/file-size.ts';
import type { Status } from '../../../domain/status.ts';
import { showDateAndTime } from '../time/site-time.ts';
import { showNumber } from './figures.ts';

/** Mail may wait so long. Milliseconds. */
const MAIL_MAY_WAIT = 15 * 60_000;

/** Every day's backup is proven, so that after so long something is wrong; the first comes soon after the start. */
const UNPROVEN_FOR = 3 * 24 * 3_600_000;
const FIRST_PROVEN_WITHIN = 3_600_000;

/** The part of the disk that must be free. */
const MUST_BE_FREE = 0.1;

/** A problem for staff to deal with, and its effect on users of the site. */
export interface Warning {
  what: string;
  means: string;
}

/** One thing that is kept an eye on, and how it is. */
export interface StatusFact {
  label: string;
  words: string;
  note?: string | undefined;
}

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${showNumber(count)} ${many}`;

function mailWarnings({ at, mail }: Status): Warning[] {
  const warnings: Warning[] = [];
  const { waiting_since: since, failed, is_failing, has_server } = mail;
  if (!has_server) {
    warnings.push({
      what: 'There is no mail server.',
      means: 'No e-mail is sent: no sign-in codes, confirmations or replies. Set SMTP_URL on the server.',
    });
  }
  if (is_failing) {
    warnings.push({
      what: 'The mail server is not accepting our e-mail.',
      means: 'We keep trying. Until it does, sign-in codes and confirmations do not arrive.',
    });
  }
  if (since !== null && Date.parse(at) - Date.parse(since) > MAIL_MAY_WAIT) {
    warnings.push({
      what: `E-mail has been waiting since ${showDateAndTime(since)}.`,
      means: 'Sign-in codes and confirmations do not arrive.',
    });
  }
  if (failed > 0) {
    warnings.push({
      what: `${counted(failed, 'mail', 'mails')} could not be sent.`,
      means: 'The people it was for have not received it.',
    });
  }
  return warnings;
}

function failedBackup({ last }: Status['backup']): Warning[] {
  if (!last?.problem) return [];
  const again = last.next_try_at === null ? '' : ` It is tried again at ${showDateAndTime(last.next_try_at)}.`;
  return [{ what: `The backup of ${showDateAndTime(last.made_at)} failed.`, means: `${last.problem}${again}` }];
}

function backupWarnings({ at, backup, process }: Status): Warning[] {
  const { proven_at: proven } = backup;
  const failed = failedBackup(backup);
  const since = Date.parse(at) - Date.parse(proven ?? process.since);
  if (since <= (proven === null ? FIRST_PROVEN_WITHIN : UNPROVEN_FOR)) return failed;
  const what =
    proven === null
      ? 'No backup has passed its restore test yet.'
      : `No backup has passed its restore test since ${showDateAndTime(proven)}.`;
  return [...failed, { what, means: 'If the server fails, work may be lost.' }];
}

/** Whether the disk is full, or soon will be. */
export const isRoomScarce = ({ disk: { free, total, is_full } }: Status) => is_full || free < total * MUST_BE_FREE;

function diskWarnings(status: Status): Warning[] {
  const { free, total, is_full } = status.disk;
  if (!isRoomScarce(status)) return [];
  if (is_full) {
    const means = 'Nothing can be saved, sent or uploaded until there is space. Signing in and deleting still work.';
    return [{ what: 'The disk is full.', means }];
  }
  const what = `The disk is nearly full: ${fileSize(free)} of ${fileSize(total)} are left.`;
  return [{ what, means: 'When it is full, nothing can be saved.' }];
}

function errorWarnings({ process: { errors, since } }: Status): Warning[] {
  if (errors === 0) return [];
  const times = counted(errors, 'time', 'times');
  return [
    {
      what: `Something went wrong in the program ${times} since ${showDateAndTime(since)}.`,
      means: 'Someone saw an error message.',
    },
  ];
}

function proxyWarnings({ unknown_proxy }: Status): Warning[] {
  if (unknown_proxy === null) return [];
  const what = `All visitors seem to come from one address, ${unknown_proxy}: a proxy that is not configured.`;
  return [{ what, means: `They share one limit and may be blocked. Set TRUST_PROXY=${unknown_proxy}.` }];
}

/** All problems for staff to deal with; empty if there is none. */
export function warningsOf(status: Status): Warning[] {
  return [mailWarnings, backupWarnings, diskWarnings, proxyWarnings, errorWarnings].flatMap((look) => look(status));
}

function mailWords({ waiting, failed, has_server }: Status['mail']): string {
  if (!has_server) return 'No mail server';
  const parts: string[] = [];
  if (waiting > 0) parts.push(`${showNumber(waiting)} waiting`);
  if (failed > 0) parts.push(`${showNumber(failed)} not sent`);
  return parts.join(', ') || 'All sent';
}

function lastBackup({ last }: Status['backup']): Omit<StatusFact, 'label'> {
  if (last === null) return { words: 'None yet' };
  const words = showDateAndTime(last.made_at);
  if (last.problem !== null) return { words, note: 'Failed' };
  return { words, note: last.bytes === null ? 'In progress' : fileSize(last.bytes) };
}

/** The state of each part, in words for everybody. */
export function factsOf({ mail, backup, disk, pictures_waiting: pictures, process }: Status): StatusFact[] {
  return [
    { label: 'Mail', words: mailWords(mail) },
    { label: 'Last backup', ...lastBackup(backup) },
    {
      label: 'Last restore test',
      ...(backup.proven_at === null
        ? { words: 'Never' }
        : { words: showDateAndTime(backup.proven_at), note: 'Passed' }),
    },
    { label: 'Disk', words: `${fileSize(disk.free)} free`, note: `of ${fileSize(disk.total)}` },
    { label: 'Pictures', words: pictures === 0 ? 'All ready' : `${showNumber(pictures)} being prepared` },
    {
      label: 'Errors',
      words: process.errors === 0 ? 'None' : showNumber(process.errors),
      note: `since ${showDateAndTime(process.since)}`,
    },
  ];
}
