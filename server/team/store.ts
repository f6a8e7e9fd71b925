import type { ListQuery } from '../../domain/listing.ts';
import type { TeamMember } from '../../domain/team-member.ts';
import type { Rows } from '../database/open.ts';
import type { Media } from '../media/media.ts';
import { contains, type Listed, orderingOf, runList, type Slice } from '../resource/listing.ts';

/** A part of the team, in the order staff gave it unless asked otherwise. */
export async function listTeam(rows: Rows, media: Media, query: ListQuery, slice: Slice): Promise<Listed<TeamMember>> {
  const order = orderingOf(query.ordering, ['position', 'name'], { column: 'position', direction: 'asc' });
  let list = rows
    .selectFrom('team_members')
    .select(['id', 'name', 'role', 'text', 'media_id'])
    .where('deleted_at', 'is', null)
    .orderBy(order.column, order.direction)
    .orderBy('id', order.direction);
  if (query.search) list = list.where(contains(['name', 'role', 'text'], query.search));
  const { count, results } = await runList(list, slice);
  const pictures = await media.pictures(
    rows,
    results.map(({ media_id }) => media_id),
  );
  return {
    count,
    results: results.map(({ media_id, ...member }) => {
      const picture = pictures.get(media_id ?? 0) ?? null;
      return { ...member, photo: picture?.url ?? null, picture };
    }),
  };
}
