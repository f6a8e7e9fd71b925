import type { ListQuery } from '../../domain/listing.ts';
import type { StaffTeamMember, TeamMember, TeamMemberInput } from '../../domain/team-member.ts';
import type { Rows } from '../database/open.ts';
import type { Media } from '../media/media.ts';
import { contains, type Listed, orderingOf, preparedList, runList, type Slice } from '../resource/listing.ts';
import { checkPictures } from '../resource/pictures.ts';
import { type ResourceStore, trashOf } from '../resource/store.ts';

const columns = ['id', 'name', 'role', 'text', 'media_id'] as const;
const staffColumns = [...columns, 'position', 'created_at', 'updated_at', 'deleted_at'] as const;

/** The team, in the order staff gave it unless asked otherwise; or of it who is in the trash. */
function members(rows: Rows, query: ListQuery, inTrash = false) {
  const order = orderingOf(query.ordering, ['position', 'name'], { column: 'position', direction: 'asc' });
  const list = rows
    .selectFrom('team_members')
    .select(columns)
    .where('deleted_at', inTrash ? 'is not' : 'is', null)
    .orderBy(order.column, order.direction)
    .orderBy('id', order.direction);
  return query.search ? list.where(contains(['name', 'role', 'text'], query.search)) : list;
}

/** Every field that leaves the house: the row with its picture. */
async function present<Row extends { media_id: number | null }>(rows: Rows, media: Media, found: readonly Row[]) {
  const pictures = await media.pictures(
    rows,
    found.map(({ media_id }) => media_id),
  );
  return found.map(({ media_id, ...member }) => {
    const picture = pictures.get(media_id ?? 0) ?? null;
    return { ...member, photo: picture?.url ?? null, picture };
  });
}

const shownMembers = preparedList(members);

export async function listTeam(
  rows: Rows,
  media: Media,
  { ordering, search }: ListQuery,
  slice: Slice,
): Promise<Listed<TeamMember>> {
  const { count, results } = await shownMembers(rows, slice, {}, { ordering, search });
  return { count, results: await present(rows, media, results) };
}

export async function listStaffTeam(
  rows: Rows,
  media: Media,
  query: ListQuery,
  slice: Slice,
): Promise<Listed<StaffTeamMember>> {
  const { count, results } = await runList(members(rows, query, query.trash).clearSelect().select(staffColumns), slice);
  return { count, results: await present(rows, media, results) };
}

const valuesOf = ({ name, role, text, position }: TeamMemberInput) => ({ name, role, text, position });

export const teamStore = (media: Media): ResourceStore<StaffTeamMember, TeamMemberInput> => ({
  async find(rows, id) {
    const found = await rows.selectFrom('team_members').select(staffColumns).where('id', '=', id).execute();
    return (await present(rows, media, found))[0];
  },

  async create(rows, input, now) {
    await checkPictures(media, rows, { photo: input.media_id });
    const stamps = { created_at: now, updated_at: now, deleted_at: null };
    const { id } = await rows
      .insertInto('team_members')
      .values({ ...valuesOf(input), media_id: input.media_id ?? null, ...stamps })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  async update(rows, id, input, now) {
    await checkPictures(media, rows, { photo: input.media_id });
    const values = { ...valuesOf(input), media_id: input.media_id, updated_at: now };
    await rows.updateTable('team_members').set(values).where('id', '=', id).execute();
  },

  setDeleted: trashOf('team_members'),
});
