import * as words from '#locale/team.ts';
import type { TeamMember } from '../../../domain/collections/team.ts';
import { itemsOf } from '../../list-reply.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import { Placeholder } from '../../ui/imigongo/Placeholder.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { addresses } from '../addresses.ts';
import { SettledList } from '../components/SettledList.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { NothingYet } from '../home/NothingYet.tsx';
import type { PageProps } from '../page.ts';
import { useLed } from '../page-leads.ts';
import { definePage } from '../render.tsx';
import type { Section } from '../section.ts';
import { langOf } from '../untranslated.ts';

/** A member of the team: portrait, name and role. */
function Person({ member }: { member: TeamMember }) {
  const { id, name, role, text, picture } = member;
  return (
    <li>
      <div className="team-portrait">
        {picture ? (
          <Picture
            picture={{ ...picture, alt: picture.alt || name }}
            sizes="(min-width: 64rem) 19rem, (min-width: 40rem) 45vw, 92vw"
            box={[0.8, 0.8, 1]}
            className="size-full object-cover"
          />
        ) : (
          <Placeholder seed={id} />
        )}
      </div>
      <h2 className="mt-5 text-heading">{name}</h2>
      <p lang={langOf(member, 'role')} className="mt-1 font-semibold text-accent">
        {role}
      </p>
      <p lang={langOf(member, 'text')} className="mt-3 text-muted">
        {text}
      </p>
    </li>
  );
}

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
          {(members) => (
            <ul className="team">
              {members.map((member) => (
                <Person key={member.id} member={member} />
              ))}
            </ul>
          )}
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
          {words.ourTeam}
        </h1>
        <p className="max-w-reading text-lead lg:pb-2">{words.thePeopleWhoTrainVisit}</p>
      </div>
    </div>
  );
}

export const teamPage = definePage<Section<TeamMember[]>>({
  address: addresses.team,
  load: ({ request, section }) => section(request('GET /team/').then(itemsOf), words.failedToLoadOurTeam),
  head: (_, site) => ({
    title: words.ourTeam,
    description: words.thePeopleOf(site.name),
    canonical: addresses.team,
  }),
  Page: Team,
});
