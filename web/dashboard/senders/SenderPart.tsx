import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import * as words from '#locale/dashboard/senders.ts';
import type { SenderHistory } from '../../../domain/submissions/sender.ts';
import { DetailsPart } from '../details/DetailsPart.tsx';
import { useMay } from '../session/account.ts';
import { RestOfDetails } from '../submissions/SubmissionDetails.tsx';
import { type AnsweredKind, senderOf } from './calls.ts';
import { type KnownRecords, knownOf } from './known.tsx';
import type { Leave } from './leave.ts';

const look = 'inline-flex min-h-11 items-center wrap-anywhere text-accent underline sm:min-h-0';

/** A link out of the dialog. To another record of the same list nothing else asks before a written reply is lost. */
function useFollow(leave: Leave) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (to: string) => (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!isPlain || !to.toLowerCase().startsWith(`${pathname.toLowerCase()}?`)) return;
    event.preventDefault();
    leave(() => void navigate(to));
  };
}

interface RecordsProps {
  of: KnownRecords;
  follow: ReturnType<typeof useFollow>;
}

/** The newest records of one kind, and the way to the others. */
function Records({ of: { lines, count, list }, follow }: RecordsProps) {
  const more = count - lines.length;
  return (
    <ul className="grid gap-1.5">
      {lines.map(({ key, day, text, to, mark }) => (
        <li key={key} className="grid items-baseline gap-x-3 sm:grid-cols-[6.5rem_minmax(0,1fr)]">
          <span className="text-sm text-muted">{day}</span>
          <span className="wrap-anywhere">
            {to === undefined ? (
              text
            ) : (
              <Link to={to} onClick={follow(to)} className={look}>
                {text}
              </Link>
            )}
            {mark === undefined ? null : <span className="text-sm text-muted"> ({mark})</span>}
          </span>
        </li>
      ))}
      {more > 0 ? (
        <li>
          {list === undefined ? (
            <span className="text-muted">{words.andMore(more)}</span>
          ) : (
            <Link to={list} onClick={follow(list)} className={look}>
              {words.andMore(more)}
            </Link>
          )}
        </li>
      ) : null}
    </ul>
  );
}

interface KnownProps {
  history: SenderHistory;
  email: string;
  leave: Leave;
}

function Known({ history, email, leave }: KnownProps) {
  const follow = useFollow(leave);
  const groups = knownOf(history, email, { personalData: useMay('privacy.view') });
  if (groups.length === 0) return <p className="text-muted">{words.nothingKnown}</p>;
  return (
    <>
      {groups.map(({ title, records }) => (
        <div key={title} className="grid gap-1.5">
          <h4 className="font-semibold">{title}</h4>
          {records.map((of) => (
            <Records key={of.name} of={of} follow={follow} />
          ))}
        </div>
      ))}
      <p className="text-sm text-muted">{words.personHint}</p>
    </>
  );
}

interface SenderPartProps {
  kind: AnsweredKind;
  id: number;
  email: string;
  leave: Leave;
}

/** What else is known of whoever sent this: what they sent, gave, registered for and were told. */
export function SenderPart({ kind, id, email, leave }: SenderPartProps) {
  const query = useQuery(senderOf(kind, id));
  return (
    <DetailsPart title={words.person}>
      <RestOfDetails query={query} loading={words.loadingPerson} failed={words.personNotLoaded}>
        {(history) => <Known history={history} email={email} leave={leave} />}
      </RestOfDetails>
    </DetailsPart>
  );
}
