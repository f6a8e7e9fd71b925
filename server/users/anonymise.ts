import { z } from 'zod';
import { later } from '../../domain/instant.ts';
import { retentionDays } from '../../domain/retention.ts';
import { fullName, type User } from '../../domain/user.ts';
import type { Database } from '../database/open.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { nameChanged } from '../identity/accounts.ts';
import { accessTables } from '../identity/new-password.ts';
import { containsPlain } from '../resource/searching.ts';
import type { Services } from '../services.ts';

const DAY = 24 * 3_600_000;

/** The name of an account whose person has been removed: posts and the log still point at the row. */
const nobody = { first_name: 'Former', last_name: 'colleague' };

const belongings = [
  ...accessTables,
  'address_undos',
  'former_addresses',
  'user_roles',
  'overview_looks',
  'drafts',
  'post_asks',
  'publishing_asks',
] as const;

type Name = Pick<User, 'first_name' | 'last_name'>;

const loggedName = z.object({ first_name: z.string(), last_name: z.string() });

const loggedRecord = z.looseObject({
  author_details: z.unknown().optional(),
  uploaded_by: z.unknown().optional(),
});

const loggedUploader = z.object({ username: z.string() });

/** The record of a post or gallery item as the log has it, without the author or uploader where that is this person. */
function withoutPerson(json: string | null, person: Name): string | null {
  const record = loggedRecord.safeParse(JSON.parse(json ?? 'null')).data;
  if (record === undefined) return json;
  const author = loggedName.safeParse(record.author_details).data;
  const isAuthor = author?.first_name === person.first_name && author.last_name === person.last_name;
  const isUploader = loggedUploader.safeParse(record.uploaded_by).data?.username === fullName(person);
  if (!isAuthor && !isUploader) return json;
  return JSON.stringify({
    ...record,
    ...(isAuthor && { author_details: null }),
    ...(isUploader && { uploaded_by: null }),
  });
}

/** The names that the account has had: the one it has, and those that the log of its changes says. */
async function namesOf(db: Database, id: number): Promise<Name[]> {
  const now = await db.selectFrom('users').select(['first_name', 'last_name']).where('id', '=', id).execute();
  const entries = await db
    .selectFrom('audit')
    .select(['before', 'after'])
    .where('resource', '=', 'users')
    .where('resource_id', '=', id)
    .execute();
  const logged = entries
    .flatMap(({ before, after }) => [before, after])
    .map((json) => loggedName.safeParse(JSON.parse(json ?? 'null')).data);
  const names = [...now, ...logged.filter((name) => name !== undefined)];
  return [...new Map(names.map((name) => [fullName(name), name])).values()];
}

/** Takes a name out of what the log says of posts and gallery items. Whose they were, the records themselves point at. */
async function forgetInLog(db: Database, person: Name): Promise<void> {
  const name = JSON.stringify(person).slice(1, -1);
  const username = `"username":${JSON.stringify(fullName(person))}`;
  const entries = await db
    .selectFrom('audit')
    .select(['id', 'before', 'after'])
    .where('resource', 'in', ['posts', 'gallery'])
    .where(({ or }) => or([name, username].map((said) => containsPlain(['before', 'after'], said))))
    .execute();
  for (const { id, before, after } of entries) {
    const values = { before: withoutPerson(before, person), after: withoutPerson(after, person) };
    await db.updateTable('audit').set(values).where('id', '=', id).execute();
  }
}

/** Takes the person out of an account, which stays as a row. */
export async function anonymise({ db, now }: UnitOfWork, { id, email }: { id: number; email: string }): Promise<void> {
  for (const name of await namesOf(db, id)) await forgetInLog(db, name);
  for (const table of belongings) await db.deleteFrom(table).where('user_id', '=', id).execute();
  await db.deleteFrom('sign_in_failures').where('account', '=', email).execute();
  await db.deleteFrom('mails').where('recipient', '=', email).execute();
  await db.updateTable('posts').set({ author_name: null }).where('author_id', '=', id).execute();
  await db
    .updateTable('audit')
    .set({ before: null, after: null })
    .where('resource', '=', 'users')
    .where('resource_id', '=', id)
    .execute();
  await db
    .updateTable('users')
    .set({
      ...nobody,
      // The column asks for one, and for one of its own.
      email: `removed-${id}`,
      password_hash: null,
      is_active: false,
      is_staff: false,
      is_verified: false,
      is_superuser: false,
      last_login: null,
      pins: '[]',
      read_hints: '',
      anonymised_at: now,
    })
    .where('id', '=', id)
    .execute();
}

/** Takes the person out of every account that has been in the trash for its time. It cannot be restored from then on. */
export async function anonymiseTrashed({ db, write }: Pick<Services, 'db' | 'write'>, now: Date): Promise<void> {
  const found = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('deleted_at', '<', later(now, -retentionDays.trash * DAY))
    .where('anonymised_at', 'is', null)
    .execute();
  if (found.length === 0) return;
  await write(null, async (unit) => {
    for (const user of found) {
      await anonymise(unit, user);
      await nameChanged(unit, user.id);
    }
  });
}
