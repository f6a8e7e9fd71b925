import type { TeamMember } from '../../../domain/collections/team.ts';
import { Placeholder } from '../../ui/imigongo/Placeholder.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { langOf } from '../untranslated.ts';

/** The level of each name: one below the heading of the list. */
type ListHeading = 'h2' | 'h3';

/** A member of the team: portrait, name and role. */
function Person({ member, heading: Heading }: { member: TeamMember; heading: ListHeading }) {
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
      <Heading className="mt-5 text-heading">{name}</Heading>
      <p lang={langOf(member, 'role')} className="mt-1 font-semibold text-accent">
        {role}
      </p>
      <p lang={langOf(member, 'text')} className="mt-3 text-muted">
        {text}
      </p>
    </li>
  );
}

/** Members of the team, each a little lower than the one before. */
export function People({ members, heading }: { members: readonly TeamMember[]; heading: ListHeading }) {
  return (
    <ul className="team">
      {members.map((member) => (
        <Person key={member.id} member={member} heading={heading} />
      ))}
    </ul>
  );
}
