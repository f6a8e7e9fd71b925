import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import * as words from '#locale/dashboard/overview.ts';
import { addresses, staffAddresses } from '../../../domain/addresses.ts';
import type { NextEvent, Overview as WholeOverview } from '../../../domain/overview.ts';
import { Banner } from '../components/Banner.tsx';
import { Button, buttonLook } from '../components/Button.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { nameOf, useAccount, useMay } from '../session/account.ts';
import { Moment } from '../time/Moment.tsx';
import { theOverview } from './calls.ts';
import { ContentBars, FigureCards, QuickStats } from './FigureCards.tsx';
import { NewSince, WaitingForYou } from './News.tsx';
import { OverviewPart } from './OverviewPart.tsx';
import { RecentUsers } from './RecentUsers.tsx';
import { SiteFacts } from './SiteFacts.tsx';
import { SystemStatus } from './SystemStatus.tsx';
import { Visits } from './Visits.tsx';

const seeTheSite = (
  <a href={addresses.home} className={buttonLook('secondary')}>
    {words.viewSite}
    <ExternalLink aria-hidden="true" className="size-5" />
  </a>
);

function registered({ registered: count, capacity }: NextEvent): string {
  return capacity === null ? words.registered(count) : words.registeredOf(count, capacity);
}

/** The next events, with the number of registrations. */
function NextEvents({ events }: { events: WholeOverview['events'] }) {
  return (
    <OverviewPart title={words.nextEvents} value={events} height="h-64">
      {({ next }) => (
        <div className="border border-line bg-raised">
          {next.length === 0 ? <p className="p-5 text-muted">{words.noUpcomingEvents}</p> : null}
          <ul className="divide-y divide-line">
            {next.map((event) => (
              <li key={event.id} className="grid gap-1 px-5 py-3.5">
                <p className="font-semibold">{event.title}</p>
                <p className="flex flex-wrap gap-x-4 text-sm text-muted">
                  <Moment at={event.start_date} />
                  <span>{event.event_type === 'online' ? words.online : event.location}</span>
                  <span>{registered(event)}</span>
                </p>
              </li>
            ))}
          </ul>
          <p className="border-t border-line px-5">
            <Link
              to={staffAddresses.events}
              className="inline-flex min-h-11 items-center font-semibold text-accent underline"
            >
              {words.allEvents}
            </Link>
          </p>
        </div>
      )}
    </OverviewPart>
  );
}

/** The dashboard's first screen: what is new, what waits, and the main figures. */
export function OverviewScreen() {
  const account = useAccount();
  const mayUsers = useMay('users.view');
  const mayEvents = useMay('events.view');
  const mayConfirm = useMay('settings.edit');
  const mayStatus = useMay('audit.view');
  const { data, error, refetch } = useQuery(theOverview);
  const failed = data === undefined && error !== null;
  return (
    <div className="grid gap-8" aria-busy={data === undefined && error === null}>
      <ScreenHeader title={words.greeting(nameOf(account))} subtitle={words.overviewHint} actions={seeTheSite} />
      {error === null ? null : (
        <Banner tone="danger">
          <p>{words.overviewNotLoaded(error.message)}</p>
          <Button className="mt-3" onClick={() => void refetch()}>
            {words.tryAgain}
          </Button>
        </Banner>
      )}
      {failed ? null : (
        <div className="grid gap-6 lg:grid-cols-2">
          <NewSince news={data?.news} />
          <WaitingForYou />
        </div>
      )}
      {mayConfirm && !failed ? <SiteFacts site={data?.site} /> : null}
      {failed ? null : (
        <>
          <FigureCards overview={data} />
          {mayUsers ? <RecentUsers users={data?.users} /> : null}
          <div className="grid items-start gap-x-6 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <div className="grid gap-8">
              <Visits visits={data?.visits} />
              <ContentBars overview={data} />
            </div>
            <div className="grid gap-8">
              {mayEvents ? <NextEvents events={data?.events} /> : null}
              <QuickStats overview={data} />
            </div>
          </div>
        </>
      )}
      {mayStatus ? <SystemStatus /> : null}
    </div>
  );
}
