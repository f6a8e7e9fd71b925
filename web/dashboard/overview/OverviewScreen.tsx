import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import * as words from '#locale/dashboard/overview.ts';
import { addresses, staffAddresses } from '../../../domain/addresses.ts';
import type { NextEvent, Overview as WholeOverview } from '../../../domain/overview.ts';
import { Banner } from '../components/Banner.tsx';
import { Button, buttonLook } from '../components/Button.tsx';
import { Hint } from '../hints/Hint.tsx';
import { AddLink } from '../list/AddLink.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { nameOf, useAccount, useMay } from '../session/account.ts';
import { Moment } from '../time/Moment.tsx';
import { theOverview } from './calls.ts';
import { ContentBars, FigureCards, QuickStats } from './FigureCards.tsx';
import { MonthSoFar } from './MonthSoFar.tsx';
import { NewSince } from './NewSince.tsx';
import { OverviewPart, Skeleton } from './OverviewPart.tsx';
import { RecentUsers } from './RecentUsers.tsx';
import { SiteFacts } from './SiteFacts.tsx';
import { SystemStatus } from './SystemStatus.tsx';
import { Visits } from './Visits.tsx';
import { WaitingForYou } from './WaitingForYou.tsx';

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
    <OverviewPart title={words.nextEvents} value={events} placeholder={<Skeleton className="h-64" />}>
      {({ next }) => (
        <div className="border border-line bg-raised">
          {next.length === 0 ? (
            <div className="grid justify-items-start gap-3 p-5">
              <p className="text-muted">{words.noUpcomingEvents}</p>
              <AddLink permission="events.create" to={staffAddresses.newEvent}>
                {words.planAnEvent}
              </AddLink>
            </div>
          ) : null}
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

/** The dashboard's first screen: what waits, what came of the work, the main figures, and then the rest. */
export function OverviewScreen() {
  const account = useAccount();
  const mayUsers = useMay('users.view');
  const mayEvents = useMay('events.view');
  const mayConfirm = useMay('settings.edit');
  const mayStatus = useMay('audit.view');
  const { data, error, refetch } = useQuery(theOverview);
  const failed = data === undefined && error !== null;
  return (
    <div className="grid gap-5" aria-busy={data === undefined && error === null}>
      <ScreenHeader title={words.greeting(nameOf(account))} subtitle={words.overviewHint} actions={seeTheSite} />
      <Hint name="overview" />
      {error === null ? null : (
        <Banner tone="danger">
          <p>{words.overviewNotLoaded(error.message)}</p>
          <Button className="mt-3" onClick={() => void refetch()}>
            {words.tryAgain}
          </Button>
        </Banner>
      )}
      <div className="grid gap-x-6 gap-y-5 lg:grid-flow-col lg:auto-cols-fr">
        <WaitingForYou />
        {failed ? null : <MonthSoFar month={data?.month} />}
      </div>
      {failed ? null : (
        <>
          <FigureCards overview={data} />
          <div className="grid gap-x-6 gap-y-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <ContentBars overview={data} />
            <QuickStats overview={data} />
          </div>
          {mayConfirm ? <SiteFacts site={data?.site} /> : null}
          {mayUsers ? <RecentUsers users={data?.users} /> : null}
          <div className="grid items-start gap-x-6 gap-y-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <Visits visits={data?.visits} />
            <div className="grid gap-5">
              <NewSince news={data?.news} />
              {mayEvents ? <NextEvents events={data?.events} /> : null}
            </div>
          </div>
        </>
      )}
      {mayStatus ? <SystemStatus /> : null}
    </div>
  );
}
