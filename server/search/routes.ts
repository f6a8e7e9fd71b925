import { type RawBuilder, sql } from 'kysely';
import { collections } from '../../domain/collections/registry.ts';
import { type Fields, fieldNames } from '../../domain/fields/field.ts';
import type { Permission } from '../../domain/permission.ts';
import { OWN_DIGITS } from '../../domain/phone.ts';
import { FOUND_OF_A_KIND, type FoundRecord, SEARCHED_OF_A_KIND } from '../../domain/search.ts';
import { submissions } from '../../domain/submissions/registry.ts';
import type { PlainSubmission } from '../../domain/submissions/submission.ts';
import { translatables } from '../../domain/translation/translatable.ts';
import { isFoldedTable } from '../database/folded-texts.ts';
import type { Database } from '../database/open.ts';
import { type CurrentUser, may } from '../http/current-user.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { hasDigits, isCalled, searchedDigits } from '../resource/phone-search.ts';
import { contains, isAmongNewest, isShort, lineContains } from '../resource/searching.ts';
import type { Services } from '../services.ts';
import { readSiteSettings } from '../site/store.ts';
import { mayTranslate } from '../translations/view.ts';

/** A kind of record that is searched. */
interface SearchedKind {
  kind: string;
  table: string;
  permission: Permission;
  /** The columns that are looked in; the first that is not empty is what the record is called. */
  columns: readonly [string, ...string[]];
  /** The column with the id of the record that opens, if it is another one. */
  opens?: 'id' | 'event_id';
  /** It has no trash. */
  stays?: true;
}

/** The columns in which a submission is searched. */
function columnsOf(fields: Fields): [string, ...string[]] {
  const [first = 'id', ...others] = fieldNames(fields, ({ searched }) => searched);
  return [first, ...others];
}

type SearchedSubmission = Pick<PlainSubmission<string, Permission>, 'name' | 'table' | 'permissions' | 'fields'>;

const ownKinds: readonly SearchedKind[] = [
  { kind: 'users', table: 'users', permission: 'users.view', columns: ['full_name', 'email'] },
  { kind: 'roles', table: 'roles', permission: 'roles.view', columns: ['name'] },
  ...submissions.map(({ name, table, permissions, fields }: SearchedSubmission) => ({
    kind: name,
    table,
    permission: permissions.view,
    columns: columnsOf(fields),
  })),
  {
    kind: 'subscribers',
    table: 'newsletter_subscribers',
    permission: 'subscribers.view',
    columns: ['email'],
    stays: true,
  },
  { kind: 'media', table: 'media', permission: 'media.view', columns: ['file_name', 'alt'], stays: true },
];

const kinds: readonly SearchedKind[] = [
  ...collections.map(({ name, table, title, permissions }) => ({
    kind: name,
    table,
    permission: permissions.view,
    columns: [title] as const,
    // A registration is shown among those for its event, and many have nothing but a telephone number.
    ...(name === 'registrations' && { opens: 'event_id' as const, columns: [title, 'phone'] as const }),
  })),
  ...ownKinds,
];

const columnOf = (name: string, table: string) =>
  name === 'full_name' && table === 'users' ? sql`first_name || ' ' || last_name` : sql.ref(name);

/** Two letters are in many texts: as many of the newest records nearly always say them often enough. */
const LOOKED_AT_FIRST = 300;

type Found = Omit<FoundRecord, 'languages'>;

/** The newest records of a kind that are called so: among the newest with the text in a table that stores what is searched, else among the newest. */
async function findOf(db: Database, { kind, table, columns, opens = 'id', stays }: SearchedKind, text: string) {
  const stored = isFoldedTable(table) ? table : undefined;
  const read = columns.map((name) => sql`${columnOf(name, table)} as ${sql.ref(name)}`);
  if (stored) read.push(sql`folded_text`);
  const isInUse = stays ? sql`true` : sql`deleted_at is null`;
  const digits = columns.includes('phone') ? searchedDigits(text) : undefined;
  const newest = sql`order by id desc limit ${sql.lit(SEARCHED_OF_A_KIND)}`;
  const conditions = stored ? [isAmongNewest(db, stored, text, { most: SEARCHED_OF_A_KIND, where: isInUse })] : [];
  if (digits !== undefined)
    conditions.push(
      digits.length === OWN_DIGITS
        ? sql<boolean>`id in (select id from ${sql.table(table)} where ${isCalled(db, 'phone', digits)})`
        : sql<boolean>`id in (select id from (select id, phone from ${sql.table(table)} where ${isInUse} ${newest}) as newest
            where ${hasDigits('phone', digits)})`,
    );
  // As a comparison the trash is no condition that an index is chosen by: the numbers that were found lead to the rows.
  const isShown = stays ? sql`true` : sql`(deleted_at is null) = true`;
  const shown = columns.map((name) => sql`nullif(trim(${sql.ref(name)}), '')`);
  const isCalledSo = stored ? lineContains(db, stored, columns, text) : contains(columns, text);
  const found = digits === undefined ? isCalledSo : sql`(${isCalledSo} or ${hasDigits('phone', digits)})`;
  async function among(looked: RawBuilder<unknown>): Promise<Found[]> {
    const records = sql`(select id, ${sql.ref(opens)} as place, ${sql.join(read)} from ${sql.table(table)} where ${stored ? isShown : isInUse} ${looked})`;
    const { rows } = await sql<{ id: number; title: string }>`
      select place as id, coalesce(${sql.join(shown)}, '') as title from ${records} as records
      where ${found} order by records.id desc limit ${FOUND_OF_A_KIND}`.execute(db);
    return rows.map(({ id, title }) => ({ kind, id, title }));
  }
  if (stored && isShort(text)) {
    const first = await among(sql`and id > (select max(id) from ${sql.table(table)}) - ${sql.lit(LOOKED_AT_FIRST)}`);
    if (first.length === FOUND_OF_A_KIND) return first;
  }
  return among(conditions.length === 0 ? newest : sql`and (${sql.join(conditions, sql` or `)})`);
}

/** Whether they may translate records of this kind. */
function translates(currentUser: CurrentUser, kind: string): boolean {
  const described = translatables.find(({ resource }) => resource === kind);
  return described !== undefined && mayTranslate(currentUser, described);
}

/** The search over everything that the current user may see. */
async function search(db: Database, currentUser: CurrentUser, text: string): Promise<FoundRecord[]> {
  const found: Found[] = [];
  // One after the other: a search never takes more than one connection from those who wait for a page.
  for (const kind of kinds) if (may(currentUser, kind.permission)) found.push(...(await findOf(db, kind, text)));
  const { languages } = await readSiteSettings(db);
  return found.map((one) => ({ ...one, languages: translates(currentUser, one.kind) ? languages : [] }));
}

export const searchRoutes = ({ db }: Services): Endpoint[] => [
  implement('GET /search/records/', ({ currentUser, query }) => search(db, currentUser, query.text)),
];
