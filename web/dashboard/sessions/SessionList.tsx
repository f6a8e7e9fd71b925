import { MonitorSmartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import * as words from '#locale/dashboard/sessions.ts';
import type { Session } from '../../../domain/user.ts';
import { Badge } from '../list/Badge.tsx';
import { Moment } from '../time/Moment.tsx';

interface SessionListProps {
  sessions: readonly Session[];
  /** The actions on one of them. */
  actions?: (session: Session) => ReactNode;
}

/** The user's signed-in devices, and since when. */
export function SessionList({ sessions, actions }: SessionListProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {sessions.map((session) => (
        <li key={session.id} className="flex items-center gap-4 py-3">
          <MonitorSmartphone aria-hidden="true" className="size-6 shrink-0 text-muted" />
          <div className="grow">
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              {session.device}
              {session.is_current ? <Badge tone="success">{words.thisDevice}</Badge> : null}
            </p>
            <p className="text-sm text-muted">
              {words.signedInAndUsed(
                <Moment key="signed in" at={session.created_at} />,
                <Moment key="used" at={session.last_used_at} />,
              )}
            </p>
          </div>
          {actions?.(session)}
        </li>
      ))}
    </ul>
  );
}
