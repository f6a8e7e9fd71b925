import type { TeamMember } from '../../../domain/collections/team.ts';
import { Placeholder } from '../../ui/imigongo/Placeholder.tsx';
import { Picture } from '../../ui/Picture.tsx';

/** One of the team: the portrait, the name, what they do. */
export function Person({ member: { id, name, role, text, picture } }: { member: TeamMember }) {
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
