import { addresses } from '../../../domain/addresses.ts';
import type { TeamMember } from '../../../domain/collections/team.ts';
import { Placeholder } from '../../ui/imigongo/Placeholder.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { SettledList } from '../components/SettledList.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { NothingYet } from '../home/NothingYet.tsx';
import type { PageProps } from '../page.ts';
import type { Section } from '../section.ts';
import { TeamHero } from './TeamHero.tsx';

/** One of the team: the portrait, the name, what they do. */
function Person({ member: { id, name, role, text, picture } }: { member: TeamMember }) {
  return (
    <li>
      <div className="team-portrait">
        {picture ? (
          <Picture
            picture={{ ...picture, alt: picture.alt || name }}
            sizes="(min-width: 64rem) 19rem, (min-width: 40rem) 45vw, 92vw"
            className="size-full object-cover"
          />
        ) : (
          <Placeholder seed={id} />
        )}
      </div>
      <h2 className="mt-5 text-heading">{name}</h2>
      <p className="mt-1 font-semibold text-accent">{role}</p>
      <p className="mt-3 text-muted">{text}</p>
    </li>
  );
}

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
