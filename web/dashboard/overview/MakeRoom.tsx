import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { toast } from 'sonner';
import { staffAddresses } from '../../../domain/addresses.ts';
import { fileSize } from '../../../domain/file-size.ts';
import type { Status } from '../../../domain/status.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { Question } from '../components/Question.tsx';
import { request } from '../session/request.ts';
import { showDateAndTime } from '../time/site-time.ts';
import { theStatus } from './calls.ts';

type Backup = Status['backup']['stored'][number];

/** Files to delete when the disk is nearly full: those used nowhere, and backups but the last good one. */
export function MakeRoom({ stored }: { stored: readonly Backup[] }) {
  const [asked, setAsked] = useState<Backup>();
  const queries = useQueryClient();
  const deleting = useMutation({
    mutationFn: ({ id }: Backup) => request('DELETE /backups/{id}/', { parameters: { id } }),
    onSuccess: () => toast.success('Backup deleted.'),
    onSettled: async () => {
      setAsked(undefined);
      await queries.invalidateQueries(theStatus);
    },
  });
  return (
    <div className="grid gap-3">
      <h3 className="font-semibold">Make room on the disk</h3>
      <p>
        Delete files that are used nowhere in the{' '}
        <Link to={staffAddresses.media} className="underline">
          media library
        </Link>
        , or old backups. What is deleted from the texts leaves room for new ones.
      </p>
      {deleting.error === null ? null : <Banner tone="danger">{deleting.error.message}</Banner>}
      {stored.length === 0 ? <p className="text-muted">There are no backups on this disk.</p> : null}
      <ul className="grid gap-px border border-line bg-line">
        {stored.map((backup) => (
          <li key={backup.id} className="flex flex-wrap items-center justify-between gap-3 bg-raised p-3">
            <span>
              Backup of {showDateAndTime(backup.made_at)}, {fileSize(backup.bytes)}
            </span>
            {backup.is_needed ? (
              <span className="text-sm text-muted">Kept: the last one proven to work</span>
            ) : (
              <Button kind="danger" disabled={deleting.isPending} onClick={() => setAsked(backup)}>
                <Trash2 aria-hidden="true" className="size-5" />
                Delete
                <span className="sr-only">the backup of {showDateAndTime(backup.made_at)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Question
        open={asked !== undefined}
        title="Delete this backup for good?"
        detail="The last backup that is proven to work stays. This one cannot be brought back."
        no="Keep it"
        yes="Delete it"
        onNo={() => setAsked(undefined)}
        onYes={() => asked && deleting.mutate(asked)}
      />
    </div>
  );
}
