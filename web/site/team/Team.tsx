import type { TeamMember } from '../../../domain/collections/team.ts';
import { addresses } from '../../addresses.ts';
import { SettledList } from '../components/SettledList.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { NothingYet } from '../home/NothingYet.tsx';
import type { PageProps } from '../page.ts';
import type { Section } from '../section.ts';
import { Person } from './Person.tsx';
import { TeamHero } from './TeamHero.tsx';

/** The people one would meet. */
export function Team({ data }: PageProps<Section<TeamMember[]>>) {
  return (
    <>
      <TeamHero />
      <section aria-labelledby="team-title" className="page-width pb-16 lg:pb-24">
        <SettledList
          section={data}
          empty={<NothingYet>We will soon introduce ourselves here.</NothingYet>}
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
        <p className="mt-14 max-w-reading text-lead sm:mt-28">
          Would you like to visit groups as a volunteer, or ask one of us something?
        </p>
        <TextLink href={addresses.contact} className="mt-2">
          Write to us
        </TextLink>
      </section>
    </>
  );
}
