import * as words from '#locale/team.ts';
import type { TeamMember } from '../../../domain/collections/team.ts';
import { itemsOf } from '../../list-reply.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import { addresses } from '../addresses.ts';
import { SettledList } from '../components/SettledList.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { NothingYet } from '../home/NothingYet.tsx';
import type { PageProps } from '../page.ts';
import { useLed } from '../page-leads.ts';
import type { Section } from '../section.ts';
import { definePageOfSections } from '../sections/define.tsx';
import { Own } from '../sections/own-words.tsx';
import { People } from './People.tsx';

/** The people one would meet. */
function Team({ data }: PageProps<Section<TeamMember[]>>) {
  const isReached = useLed()(addresses.contact) !== null;
  return (
    <>
      <TeamHero />
      <section aria-labelledby="team-title" className="page-width pb-16 lg:pb-24">
        <SettledList
          section={data}
          empty={<NothingYet>{words.wellIntroduceOurTeamHere}</NothingYet>}
          page={addresses.team}
        >
          {(members) => <People members={members} heading="h2" />}
        </SettledList>
        {isReached ? <p className="mt-14 max-w-reading text-lead sm:mt-28">{words.wouldYouLikeToVisit}</p> : null}
        <TextLink href={addresses.contact} className="mt-2">
          {words.writeToUs}
        </TextLink>
      </section>
    </>
  );
}

/** A painted wall with the name of the page, in front of which the portraits stand. */
function TeamHero() {
  return (
    <div className="team-hero bg-clay text-chalk">
      <Band motif="spiral" tone="clay" size="tall" />
      <div className="page-width grid items-end gap-x-16 gap-y-5 pt-10 lg:grid-cols-2 lg:pt-14">
        <h1 id="team-title" className="text-display">
          <Own of="title">{words.ourTeam}</Own>
        </h1>
        <p className="max-w-reading text-lead lg:pb-2">
          <Own of="text">{words.thePeopleWhoTrainVisit}</Own>
        </p>
      </div>
    </div>
  );
}

export const teamPage = definePageOfSections<Section<TeamMember[]>, 'team'>({
  name: 'team',
  address: addresses.team,
  load: ({ request, section }) => section(request('GET /team/').then(itemsOf), words.failedToLoadOurTeam),
  head: (_, site) => ({
    title: words.ourTeam,
    description: words.thePeopleOf(site.name),
    canonical: addresses.team,
  }),
  sections: { team_page: Team },
});
