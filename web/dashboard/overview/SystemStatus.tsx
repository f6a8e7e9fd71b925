import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/overview.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { Status } from '../../../domain/status.ts';
import { fileSize } from '../../ui/numbers.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { lazyAfterAMinute } from '../loading/lazy.ts';
import { useAccount, useMay } from '../session/account.ts';
import { request } from '../session/request.ts';
import { showDateAndTime } from '../time/site-time.ts';
import { SYSTEM_STATUS, theStatus } from './calls.ts';
import { Skeleton } from './OverviewPart.tsx';
import { elsewhereWarnings, factsOf, holdsInWords, isRoomScarce, type Warning, warningsOf } from './status-words.ts';

/** Dialogs are a fifth of the first load, and this one is wanted only when the disk is nearly full. */
const Question = lazyAfterAMinute(async () => (await import('../components/Question.tsx')).Question);

type Backup = Status['backup']['stored'][number];

/** Files to delete when the disk is nearly full: those used nowhere, and backups but the last good one. */
function MakeRoom({ stored, mayDelete }: { stored: readonly Backup[]; mayDelete: boolean }) {
  const [asked, setAsked] = useState<Backup>();
  const queries = useQueryClient();
  const deleting = useMutation({
    mutationFn: ({ id }: Backup) => request('DELETE /backups/{id}/', { parameters: { id } }),
    onSuccess: () => toast.success(words.backupDeleted),
    onSettled: async () => {
      setAsked(undefined);
      await queries.invalidateQueries(theStatus);
    },
  });
  return (
    <div className="grid gap-3">
      <h3 className="font-semibold">{words.makeRoom}</h3>
      <p>
        {words.deleteUnused(
          <Link key="library" to={staffAddresses.media} className="underline">
            {words.mediaLibrary}
          </Link>,
        )}
      </p>
      {deleting.error === null ? null : <Banner tone="danger">{deleting.error.message}</Banner>}
      {stored.length === 0 ? <p className="text-muted">{words.noBackups}</p> : null}
      <ul className="grid gap-px border border-line bg-line">
        {stored.map((backup) => (
          <li key={backup.id} className="flex flex-wrap items-center justify-between gap-3 bg-raised p-3">
            <span>
              {words.backupOf(showDateAndTime(backup.made_at), fileSize(backup.bytes))}
              {backup.holds === null ? null : (
                <span className="block text-sm text-muted">{holdsInWords(backup.holds)}</span>
              )}
            </span>
            {backup.is_needed ? (
              <span className="text-sm text-muted">{words.backupKept}</span>
            ) : mayDelete ? (
              <Button
                kind="danger"
                busy={deleting.isPending}
                aria-label={words.deleteBackupOf(showDateAndTime(backup.made_at))}
                onClick={() => setAsked(backup)}
              >
                <Trash2 aria-hidden="true" className="size-5" />
                {words.deleteBackup}
              </Button>
            ) : (
              <span className="text-sm text-muted">{words.superuserDeletes}</span>
            )}
          </li>
        ))}
      </ul>
      <Suspense>
        {asked === undefined ? null : (
          <Question
            open
            title={words.deleteBackupQuestion}
            detail={words.deleteBackupHint}
            no={words.keepIt}
            yes={words.deleteIt}
            onNo={() => setAsked(undefined)}
            onYes={() => deleting.mutate(asked)}
          />
        )}
      </Suspense>
    </div>
  );
}

/** A leap of the clock stops everything that deletes by age until a superuser says that the clock is right. */
function ConfirmClock() {
  const queries = useQueryClient();
  const confirming = useMutation({
    mutationFn: () => request('POST /clock/confirm/'),
    onSuccess: () => toast.success(words.clockConfirmed),
    onSettled: () => queries.invalidateQueries(theStatus),
  });
  return (
    <div className="grid justify-items-start gap-3">
      {confirming.error === null ? null : <Banner tone="danger">{confirming.error.message}</Banner>}
      <Button busy={confirming.isPending} onClick={() => confirming.mutate()}>
        {words.clockIsRight}
      </Button>
    </div>
  );
}

function Warnings({ warnings }: { warnings: readonly Warning[] }) {
  if (warnings.length === 0) return <Banner tone="success">{words.everythingIsWorking}</Banner>;
  return (
    <Banner tone="warning">
      <ul className="grid gap-2">
        {warnings.map(({ what, means }) => (
          <li key={what}>
            <strong>{what}</strong> {means}
          </li>
        ))}
      </ul>
      <p className="mt-2">{words.tellSomebody}</p>
    </Banner>
  );
}

function Shown({ status }: { status: Status }) {
  const mayMakeRoom = useMay('settings.edit');
  const isSuperuser = useAccount().is_superuser;
  return (
    <>
      <Warnings warnings={[...warningsOf(status), ...(isSuperuser ? elsewhereWarnings(status) : [])]} />
      {isSuperuser && status.clock_doubt !== null ? <ConfirmClock /> : null}
      {mayMakeRoom && isRoomScarce(status) ? <MakeRoom stored={status.backup.stored} mayDelete={isSuperuser} /> : null}
      {isSuperuser ? (
        <Link to={staffAddresses.backups} className="inline-flex min-h-11 w-fit items-center font-semibold underline">
          {words.toBackups}
        </Link>
      ) : null}
      <dl className="grid grid-cols-2 gap-px border border-line bg-line md:grid-cols-3">
        {factsOf(status).map(({ label, text, note }) => (
          <div key={label} className="flex flex-col gap-1 bg-raised p-4">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-semibold">{text}</dd>
            {note === undefined ? null : <dd className="text-sm text-muted">{note}</dd>}
          </div>
        ))}
      </dl>
    </>
  );
}

/** Whether the program does its work, for those who keep it running. */
export function SystemStatus() {
  const { data, error, refetch } = useQuery(theStatus);
  return (
    <section aria-labelledby={SYSTEM_STATUS} aria-busy={data === undefined && error === null} className="grid gap-4">
      <h2 id={SYSTEM_STATUS} className="text-subheading">
        {words.systemStatus}
      </h2>
      {error === null ? null : (
        <Banner tone="danger">
          <p>{words.statusNotLoaded(error.message)}</p>
          <Button className="mt-3" onClick={() => void refetch()}>
            {words.tryAgain}
          </Button>
        </Banner>
      )}
      {data === undefined && error === null ? <Skeleton className="h-64" /> : null}
      {data === undefined ? null : <Shown status={data} />}
    </section>
  );
}
