import { useQuery } from '@tanstack/react-query';
import { ArrowRight, TriangleAlert } from 'lucide-react';
import { Fragment } from 'react';
import * as words from '#locale/dashboard/overview.ts';
import { concerns, type WaitingLines, waitingKinds } from '../../../domain/waiting.ts';
import { Button } from '../components/Button.tsx';
import { useAccount, useMay } from '../session/account.ts';
import { SYSTEM_STATUS, theStatus, theWaitingLines } from './calls.ts';
import { OverviewPart, PartFailed, Skeleton } from './OverviewPart.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import { warningsOf } from './status-words.ts';
import { type ToDo, toDoOf } from './waiting-words.ts';

/** What is wrong with the program, for those who keep it running: each leads to the state of the system below. */
function useTroubles(): { troubles: readonly ToDo[]; areRead: boolean } {
  const mayStatus = useMay('audit.view');
  const { data, error } = useQuery({ ...theStatus, enabled: mayStatus });
  const warnings = data === undefined ? [] : warningsOf(data);
  return {
    troubles: warnings.map(({ what }) => ({ text: what, notes: [], address: `#${SYSTEM_STATUS}` })),
    areRead: !mayStatus || data !== undefined || error !== null,
  };
}

/** Whether the current user may deal with anything that can wait. */
function useConcerned(): boolean {
  const { permissions } = useAccount();
  const holds = (permission: (typeof permissions)[number]) => permissions.includes(permission);
  return holds('audit.view') || Object.values(waitingKinds).some((kind) => concerns(kind, holds));
}

function Line({ toDo: { text, notes, address }, isGrave = false }: { toDo: ToDo; isGrave?: boolean }) {
  return (
    <li>
      <PlaceLink
        to={address}
        className={`flex min-h-11 items-center gap-3 px-4 py-1.5 hover:bg-accent-surface ${isGrave ? 'border-l-4 border-danger' : ''}`}
      >
        {isGrave ? <TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-danger" /> : null}
        <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-2.5 leading-snug">
          <span className="font-semibold">{text}</span>
          {notes.map((note) => (
            <Fragment key={note}>
              {' '}
              <span className="text-sm text-muted">{note}</span>
            </Fragment>
          ))}
        </span>
        <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-accent" />
      </PlaceLink>
    </li>
  );
}

interface ListedProps {
  troubles: readonly ToDo[];
  waiting: WaitingLines;
  /** What is said where not all could be read. */
  problem: string;
  onRetry(): void;
}

function Listed({ troubles, waiting: { lines, uncounted }, problem, onRetry }: ListedProps) {
  const toDo = lines.flatMap(toDoOf);
  const isEmpty = troubles.length === 0 && toDo.length === 0;
  return (
    <>
      {isEmpty && uncounted.length === 0 ? (
        <p className="border border-line bg-raised p-4 text-muted">{words.nothingNeedsAttention}</p>
      ) : null}
      {isEmpty ? null : (
        <ul className="divide-y divide-line border border-line bg-raised">
          {troubles.map((trouble) => (
            <Line key={trouble.text} toDo={trouble} isGrave />
          ))}
          {toDo.map((one) => (
            <Line key={one.text} toDo={one} />
          ))}
        </ul>
      )}
      {uncounted.length === 0 ? null : <NotRead text={problem} onRetry={onRetry} />}
    </>
  );
}

function NotRead({ text, onRetry }: { text: string; onRetry(): void }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <PartFailed>{text}</PartFailed>
      <Button onClick={onRetry}>{words.tryAgain}</Button>
    </div>
  );
}

/** What waits for the current user, each with its next press, and before it what is wrong with the program. */
export function WaitingForYou() {
  const isConcerned = useConcerned();
  const { data, error, refetch } = useQuery({ ...theWaitingLines, enabled: isConcerned });
  const { troubles, areRead } = useTroubles();
  if (!isConcerned) return null;
  const onRetry = () => void refetch();
  const isFailed = data === undefined && error !== null;
  // Shown at once with the troubles, which stand first: nothing moves down once it is there.
  const waiting = isFailed ? { lines: [], uncounted: ['all'] } : data;
  return (
    <OverviewPart<WaitingLines>
      title={words.needsAttention}
      value={areRead ? waiting : undefined}
      placeholder={<Skeleton className="h-24" />}
    >
      {(shown) => (
        <Listed
          troubles={troubles}
          waiting={shown}
          problem={isFailed ? words.couldNotBeLoaded : words.someNotCounted}
          onRetry={onRetry}
        />
      )}
    </OverviewPart>
  );
}
