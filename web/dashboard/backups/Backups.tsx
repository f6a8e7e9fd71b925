import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/backups.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { DownloadableBackups } from '../../../domain/backup.ts';
import { fileSize } from '../../ui/numbers.ts';
import { Banner } from '../components/Banner.tsx';
import { Button, buttonLook } from '../components/Button.tsx';
import { Question } from '../components/Question.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { useAccount } from '../session/account.ts';
import { request } from '../session/request.ts';
import { Moment } from '../time/Moment.tsx';
import { showDateAndTime } from '../time/site-time.ts';
import { CodeDialog } from './CodeDialog.tsx';
import { theBackups } from './calls.ts';

type Stored = DownloadableBackups['stored'][number];

/** How far the backup is that is being made: by the size of the last one, as nobody knows its own before. */
function Making({ making }: { making: NonNullable<DownloadableBackups['making']> }) {
  const { bytes, expected, is_tested } = making;
  const value = expected === null ? {} : { max: expected, value: Math.min(bytes, expected) };
  return (
    <section aria-label={words.making} className="grid gap-2 border border-line bg-raised p-4">
      <p className="font-semibold">{words.making}</p>
      <progress className="progress w-full" aria-label={words.making} {...(is_tested ? {} : value)} />
      <p role="status">{is_tested ? words.trying : words.written(fileSize(bytes))}</p>
      <p className="text-sm text-muted">{words.canLeave}</p>
    </section>
  );
}

interface StoredBackupProps {
  backup: Stored;
  isBusy: boolean;
  onDownload(): void;
  onRemove(): void;
}

function StoredBackup({ backup, isBusy, onDownload, onRemove }: StoredBackupProps) {
  const { made_at, bytes, holds, is_proven, is_needed } = backup;
  const moment = showDateAndTime(made_at);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <div className="grid gap-0.5">
        <p className="font-semibold">
          <Moment at={made_at} />
        </p>
        <p className="text-sm text-muted">
          {fileSize(bytes)}. {holds && `${words.holds(holds.rows, holds.files, holds.release)} `}
          {is_proven ? words.tested : words.notTested}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button busy={isBusy} aria-label={words.downloadOf(moment)} onClick={onDownload}>
          <Download aria-hidden="true" className="size-5" />
          {words.download}
        </Button>
        {is_needed ? null : (
          <Button kind="quiet" busy={isBusy} aria-label={words.removeOf(moment)} onClick={onRemove}>
            <Trash2 aria-hidden="true" className="size-5" />
            {words.remove}
          </Button>
        )}
      </div>
    </li>
  );
}

/** The download that was begun, to be taken up again. */
function Begun({ backup, address }: { backup: Stored; address: string }) {
  return (
    <Banner tone="success">
      <p>{words.begun(showDateAndTime(backup.made_at))}</p>
      <p>
        <a href={address} download className="inline-flex min-h-11 items-center font-semibold underline">
          {words.again}
        </a>
      </p>
      <p>{words.keepSafe}</p>
    </Banner>
  );
}

/** The backups on the machine: made, taken away with the password and a code, and deleted. */
function KnownBackups({ backups: { stored, making, problem } }: { backups: DownloadableBackups }) {
  const [asked, setAsked] = useState<{ backup: Stored; challenge: string }>();
  const [removed, setRemoved] = useState<Stored>();
  const [begun, setBegun] = useState<{ backup: Stored; address: string }>();
  const queries = useQueryClient();
  const lookAgain = () => queries.invalidateQueries(theBackups);
  const sending = useMutation({
    mutationFn: async (backup: Stored) => ({
      ...(await request('POST /backups/{id}/code/', { parameters: { id: backup.id } })),
      backup,
    }),
    onSuccess: setAsked,
  });
  const beginning = useMutation({ mutationFn: () => request('POST /backups/'), onSettled: lookAgain });
  const removing = useMutation({
    mutationFn: ({ id }: Stored) => request('DELETE /backups/{id}/', { parameters: { id } }),
    onSuccess: () => toast.success(words.removed),
    onSettled: lookAgain,
  });
  const error = sending.error ?? beginning.error ?? removing.error;
  return (
    <>
      {error ? <Banner tone="danger">{error.message}</Banner> : null}
      {problem === null ? null : <Banner tone="danger">{words.notMade(problem)}</Banner>}
      {begun === undefined ? null : <Begun {...begun} />}
      {making === null ? (
        <Button
          kind="primary"
          busy={beginning.isPending}
          className="justify-self-start"
          onClick={() => beginning.mutate()}
        >
          {words.makeNow}
        </Button>
      ) : (
        <Making making={making} />
      )}
      {stored.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul aria-label={words.list} className="divide-y divide-line border border-line bg-raised">
          {stored.map((backup) => (
            <StoredBackup
              key={backup.id}
              backup={backup}
              isBusy={sending.isPending || removing.isPending}
              onDownload={() => sending.mutate(backup)}
              onRemove={() => setRemoved(backup)}
            />
          ))}
        </ul>
      )}
      {asked === undefined ? null : (
        <CodeDialog
          id={asked.backup.id}
          challenge={asked.challenge}
          onClose={() => setAsked(undefined)}
          onOpened={(address) => {
            setBegun({ backup: asked.backup, address });
            setAsked(undefined);
            window.location.assign(address);
          }}
        />
      )}
      {removed === undefined ? null : (
        <Question
          open
          title={words.removeQuestion}
          detail={words.removeHint}
          no={words.keepIt}
          yes={words.removeIt}
          onNo={() => setRemoved(undefined)}
          onYes={() => {
            removing.mutate(removed);
            setRemoved(undefined);
          }}
        />
      )}
    </>
  );
}

function BackupList() {
  const { data, error, refetch } = useQuery(theBackups);
  if (data) return <KnownBackups backups={data} />;
  if (error) return <ScreenProblem title={words.failedToLoad} detail={error.message} onRetry={() => void refetch()} />;
  return <Waiting>{words.loading}</Waiting>;
}

/** The screen, for superusers alone. */
export function Backups() {
  const { is_superuser: isSuperuser } = useAccount();
  if (!isSuperuser) return <ScreenProblem title={words.title} detail={words.onlySuperusers} />;
  const toOverview = (
    <Link to={staffAddresses.overview} className={buttonLook('secondary')}>
      {words.backToOverview}
    </Link>
  );
  return (
    <div className="grid max-w-4xl gap-6">
      <ScreenHeader title={words.title} subtitle={words.subtitle} actions={toOverview} />
      <BackupList />
    </div>
  );
}
