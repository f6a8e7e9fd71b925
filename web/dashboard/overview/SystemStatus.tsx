import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Status } from '../../../domain/status.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { useMay } from '../session/account.ts';
import { theStatus } from './calls.ts';
import { MakeRoom } from './MakeRoom.tsx';
import { Skeleton } from './Skeleton.tsx';
import { factsOf, isRoomScarce, type Warning, warningsOf } from './status-words.ts';

function Warnings({ warnings }: { warnings: readonly Warning[] }) {
  if (warnings.length === 0) return <Banner tone="success">Everything works as it should.</Banner>;
  return (
    <Banner tone="warning">
      <ul className="grid gap-2">
        {warnings.map(({ what, means }) => (
          <li key={what}>
            <strong>{what}</strong> {means}
          </li>
        ))}
      </ul>
      <p className="mt-2">Tell whoever looks after the server.</p>
    </Banner>
  );
}

function Shown({ status }: { status: Status }) {
  const mayMakeRoom = useMay('settings.edit');
  return (
    <>
      <Warnings warnings={warningsOf(status)} />
      {mayMakeRoom && isRoomScarce(status) ? <MakeRoom stored={status.backup.stored} /> : null}
      <dl className="grid grid-cols-2 gap-px border border-line bg-line md:grid-cols-3">
        {factsOf(status).map(({ label, words, note }) => (
          <div key={label} className="flex flex-col gap-1 bg-raised p-4">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-semibold">{words}</dd>
            {note === undefined ? null : <dd className="text-sm text-muted">{note}</dd>}
          </div>
        ))}
      </dl>
    </>
  );
}

/** Whether the program does its work, for those who keep it running. */
export function SystemStatus() {
  const id = useId();
  const { data, error, refetch } = useQuery(theStatus);
  return (
    <section aria-labelledby={id} aria-busy={data === undefined && error === null} className="grid gap-4">
      <h2 id={id} className="text-subheading">
        System Status
      </h2>
      {error === null ? null : (
        <Banner tone="danger">
          <p>The status could not be loaded. {error.message}</p>
          <Button className="mt-3" onClick={() => void refetch()}>
            Try again
          </Button>
        </Banner>
      )}
      {data === undefined && error === null ? <Skeleton className="h-64" /> : null}
      {data === undefined ? null : <Shown status={data} />}
    </section>
  );
}
