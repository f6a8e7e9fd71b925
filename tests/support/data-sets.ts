import { sql } from 'kysely';
import { describedCollections } from '../../domain/collections/registry.ts';
import { fieldNames } from '../../domain/fields/field.ts';
import { kindOf } from '../../domain/fields/field-kinds.ts';
import { everyPlainSubmission } from '../../domain/submissions/registry.ts';
import type { Services } from '../../server/services.ts';
import { addWhatIsMissing, changeEverything, keepNone, keepOne, multiply } from './amounts.ts';
import { test as base } from './browser.ts';
import { isThorough } from './thorough.ts';

interface Amount {
  name: string;
  make(services: Services): Promise<void>;
}

/** Texts that somebody may write or paste one day: words and addresses without end, other scripts, emoji. */
const texts = [
  'Twarabitangarizanyije'.repeat(2),
  `https://intambwe.example/${'reports-and-figures-'.repeat(14)}`,
  'A title of two hundred letters that says everything there is to say about it '.repeat(3).slice(0, 200),
  `${'اجتماع مجموعة الادخار في القرية '.repeat(5)}`,
  '👩🏾‍🌾🧺💰'.repeat(20),
];

/** The columns that hold texts which staff and visitors write freely. */
const columns = new Set(
  'title name message description excerpt location organizer category role text subject full_name organization quote alt first_name last_name file_name effect instructions account_name'
    .split(' ')
    .concat(everyPlainSubmission.flatMap(({ fields }) => fieldNames(fields, (field) => kindOf(field).text))),
);

/** Every table with visible texts, and the people who wrote them. */
const tables = new Set(
  (
    'announcements advertisements events posts categories gallery_items gallery_categories team_members testimonials ' +
    'documents timeline_entries tags media contact_messages donation_interests event_registrations pages ' +
    'newsletter_campaigns users roles payment_ways suggested_amounts projects'
  )
    .split(' ')
    .concat([...describedCollections, ...everyPlainSubmission].map(({ table }) => table)),
);

/** Replaces each text of the records by one of those above. */
async function writeHostile(services: Services): Promise<void> {
  const { db } = services;
  await addWhatIsMissing(services);
  for (const { name: table, columns: all } of await db.introspection.getTables()) {
    if (!tables.has(table)) continue;
    for (const { name: column } of all.filter(({ name }) => columns.has(name))) {
      const cases = texts.map((text, index) => sql`when id % ${texts.length} = ${index} then ${text}`);
      // The names of roles and tags differ.
      const end = column === 'name' && (table === 'roles' || table === 'tags') ? sql` || id` : sql``;
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = case ${sql.join(cases, sql` `)} end${end}`.execute(
        db,
      );
    }
  }
  const html = texts.map((text) => `<h2>${text}</h2><p>${text} <a href="/Events">${text}</a></p>`).join('');
  const cells = texts.map((text) => `<td>${text}</td>`).join('');
  const content = `${html}<table><tbody><tr>${cells}</tr></tbody></table>`;
  await db.updateTable('posts').set({ content }).execute();
  await db.updateTable('pages').set({ content }).execute();
  await db.updateTable('events').set({ description: content }).execute();
  await changeEverything(services);
}

const hostile: Amount = { name: 'hostile texts', make: writeHostile };

/** The kinds of records in a sweep. Every test run checks the worst of them. */
export const amounts: readonly Amount[] = isThorough
  ? [
      hostile,
      { name: 'none of anything', make: keepNone },
      { name: 'one of everything', make: keepOne },
      { name: '500 of everything', make: (services) => multiply(services, 500) },
    ]
  : [hostile];

/** Each test has an app of its own, because it changes every record. */
export const test = base.extend({
  app: async ({ testAppOf }, use, { file, title }) => use(await testAppOf(`${file} ${title}`)),
});

/** The number of the first record in this table; 1 where there is none. */
export async function firstIdOf({ db }: Services, table: string): Promise<number> {
  const found = await sql<{ id: number | null }>`select min(id) as id from ${sql.table(table)}`.execute(db);
  return found.rows[0]?.id ?? 1;
}
