import * as words from '#locale/dashboard/overview.ts';
import { CERTIFICATE_ENDS_SOON, type Status } from '../../../domain/status.ts';
import { fileSize, showNumber } from '../../ui/numbers.ts';
import { showDateAndTime } from '../time/site-time.ts';

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
  text: string;
  note?: string | undefined;
}

function clockWarnings({ at, clock_doubt }: Status): Warning[] {
  if (clock_doubt === null) return [];
  const what = words.clockLeapt(showDateAndTime(at), showDateAndTime(clock_doubt.checked_at));
  return [{ what, means: words.clockLeaptMeans }];
}

function mailWarnings({ at, mail }: Status): Warning[] {
  const warnings: Warning[] = [];
  const { waiting_since: since, failed, is_failing, has_server } = mail;
  if (!has_server) {
    warnings.push({
      what: words.mailServerMissing,
      means: words.mailServerMissingMeans,
    });
  }
  if (is_failing) {
    warnings.push({
      what: words.mailRefused,
      means: words.mailRefusedMeans,
    });
  }
  if (since !== null && Date.parse(at) - Date.parse(since) > MAIL_MAY_WAIT) {
    warnings.push({
      what: words.mailWaitingSince(showDateAndTime(since)),
      means: words.mailWaitingMeans,
    });
  }
  if (failed > 0) {
    warnings.push({
      what: words.mailsFailed(failed, showNumber(failed)),
      means: words.mailsFailedMeans,
    });
  }
  return warnings;
}

function paymentWarnings({ payments }: Status): Warning[] {
  return payments?.is_failing ? [{ what: words.paymentsFail, means: words.paymentsFailMeans }] : [];
}

function failedBackup({ last }: Status['backup']): Warning[] {
  if (!last?.problem) return [];
  const again = last.next_try_at === null ? '' : ` ${words.backupTriedAgain(showDateAndTime(last.next_try_at))}`;
  return [{ what: words.backupFailed(showDateAndTime(last.made_at)), means: `${last.problem}${again}` }];
}

function backupWarnings({ at, backup, process }: Status): Warning[] {
  const { proven_at: proven } = backup;
  const failed = failedBackup(backup);
  const since = Date.parse(at) - Date.parse(proven ?? process.since);
  if (since <= (proven === null ? FIRST_PROVEN_WITHIN : UNPROVEN_FOR)) return failed;
  const what = proven === null ? words.noBackupProven : words.noBackupProvenSince(showDateAndTime(proven));
  return [...failed, { what, means: words.noBackupMeans }];
}

function copyWarnings({ copies }: Status): Warning[] {
  return copies.flatMap(({ place, problem }) =>
    problem === null ? [] : [{ what: words.copyFails(place), means: problem }],
  );
}

/** For those who can set up another place. */
export function elsewhereWarnings({ copies, backup }: Status): Warning[] {
  if (copies.length > 0 || !backup.is_on_same_disk) return [];
  return [{ what: words.nothingElsewhere, means: words.nothingElsewhereMeans }];
}

function machineWarnings({ updates, housekeeping }: Status): Warning[] {
  return [
    { what: words.updatesNeeded, means: updates?.problem ?? null },
    { what: words.housekeepingStopped, means: housekeeping.problem },
  ].flatMap(({ what, means }) => (means === null ? [] : [{ what, means }]));
}

/** Whether the disk is full, or soon will be. */
export const isRoomScarce = ({ disk: { free, total, is_full } }: Status) => is_full || free < total * MUST_BE_FREE;

function diskWarnings(status: Status): Warning[] {
  const { free, total, is_full } = status.disk;
  if (!isRoomScarce(status)) return [];
  if (is_full) {
    const means = words.diskFullMeans;
    return [{ what: words.diskFull, means }];
  }
  const what = words.diskNearlyFull(fileSize(free), fileSize(total));
  return [{ what, means: words.diskNearlyFullMeans }];
}

function errorWarnings({ process: { errors, since } }: Status): Warning[] {
  if (errors === 0) return [];
  return [
    {
      what: words.errorsSince(errors, showNumber(errors), showDateAndTime(since)),
      means: words.errorsMeans,
    },
  ];
}

function certificateWarnings({ at, certificate_ends_at: end }: Status): Warning[] {
  if (end === null || Date.parse(end) - Date.parse(at) > CERTIFICATE_ENDS_SOON) return [];
  return [{ what: words.certificateEnds(showDateAndTime(end)), means: words.certificateEndsMeans }];
}

function proxyWarnings({ unknown_proxy }: Status): Warning[] {
  if (unknown_proxy === null) return [];
  const what = words.unknownProxy(unknown_proxy);
  return [{ what, means: words.unknownProxyMeans(unknown_proxy) }];
}

/** All problems for staff to deal with; empty if there is none. */
export function warningsOf(status: Status): Warning[] {
  return [
    clockWarnings,
    mailWarnings,
    paymentWarnings,
    copyWarnings,
    backupWarnings,
    diskWarnings,
    certificateWarnings,
    machineWarnings,
    proxyWarnings,
    errorWarnings,
  ].flatMap((look) => look(status));
}

function mailWords({ waiting, failed, has_server }: Status['mail']): string {
  if (!has_server) return words.noMailServer;
  const parts: string[] = [];
  if (waiting > 0) parts.push(words.mailsWaiting(showNumber(waiting)));
  if (failed > 0) parts.push(words.mailsNotSent(showNumber(failed)));
  return parts.join(', ') || words.allSent;
}

function lastBackup({ last }: Status['backup']): Omit<StatusFact, 'label'> {
  if (last === null) return { text: words.noneYet };
  const text = showDateAndTime(last.made_at);
  if (last.problem !== null) return { text, note: words.failed };
  return { text, note: last.bytes === null ? words.inProgress : fileSize(last.bytes) };
}

const copyFact = ({ place, copied_until, proven_at }: Status['copies'][number]): StatusFact => ({
  label: words.copyAt(place),
  text: copied_until === null ? words.noneYet : words.copiedUntil(showDateAndTime(copied_until)),
  note: proven_at === null ? undefined : words.provenAt(showDateAndTime(proven_at)),
});

/** The state of each part, in words for everybody. */
export function factsOf(status: Status): StatusFact[] {
  const { mail, payments, backup, disk, pictures_waiting: pictures, process } = status;
  return [
    { label: words.mail, text: mailWords(mail) },
    ...(payments === null
      ? []
      : [{ label: words.payments, text: payments.is_failing ? words.paymentsNotAsked : words.paymentsAsked }]),
    ...status.copies.map(copyFact),
    { label: words.lastBackup, ...lastBackup(backup) },
    {
      label: words.lastRestoreTest,
      ...(backup.proven_at === null
        ? { text: words.never }
        : { text: showDateAndTime(backup.proven_at), note: words.passed }),
    },
    { label: words.disk, text: words.diskFree(fileSize(disk.free)), note: words.diskOf(fileSize(disk.total)) },
    { label: words.pictures, text: pictures === 0 ? words.allReady : words.beingPrepared(showNumber(pictures)) },
    {
      label: words.errors,
      text: process.errors === 0 ? words.noErrors : showNumber(process.errors),
      note: words.since(showDateAndTime(process.since)),
    },
  ];
}

/** What a backup holds. */
export const holdsInWords = ({ rows, files, release }: NonNullable<Status['backup']['stored'][number]['holds']>) =>
  words.backupHolds(showNumber(rows), showNumber(files), release);
