import { sql } from 'kysely';
import { changeEverything, multiply } from './amounts.ts';
import { addEvent } from './factories.ts';
import { openGiving } from './giving.ts';
import { givingOf } from './giving-of.ts';
import { makePledge } from './pledges.ts';
import type { TestApp } from './test-app.ts';

const texts = [
  'Saving together in the hills of Nyamagabe: what the first twelve months of our groups have taught us about trust',
  'Market day',
  'Amahugurwa y’abahuzabikorwa b’amatsinda yo kubitsa no kugurizanya mu turere twose tw’Intara y’Amajyepfo uyu mwaka',
];

/** Columns with a name, or what is shown below one. */
const long: Readonly<Record<string, readonly string[]>> = {
  advertisements: ['title', 'description'],
  announcements: ['title', 'message'],
  contact_messages: ['subject', 'message'],
  donation_interests: ['organization', 'best_contact_time'],
  documents: ['title', 'description'],
  events: ['title', 'summary', 'location'],
  gallery_items: ['title', 'description'],
  newsletter_campaigns: ['subject'],
  pages: ['title'],
  posts: ['title'],
  team_members: ['role', 'text'],
  timeline_entries: ['title', 'text'],
};

/** Writes names that are longer than a line, short, and in Kinyarwanda. */
async function writeLong({ db }: TestApp['services']): Promise<void> {
  for (const [table, columns] of Object.entries(long)) {
    for (const column of columns) {
      const cases = texts.map((text, index) => sql`when id % ${texts.length} = ${index} then ${text}`);
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = case ${sql.join(cases, sql` `)} end`.execute(db);
    }
  }
}

const givers = ['Mukeshimana Jeannette Alphonsine', 'Uwimana Marie Claire', 'Habimana Jean Bosco'];

/** As many payments, pledges, gifts and receipts; some payments have no telephone number, and take one line. */
async function addGiving(app: TestApp, many: number): Promise<void> {
  const { gift, receipt } = await openGiving(app);
  const { payments } = await givingOf(app);
  const numbers = Array.from({ length: many }, (_, number) => number);
  const nameOf = (number: number) => givers[number % givers.length] ?? '';
  await payments(
    ...numbers.map(
      (number) =>
        `long-${number},2026-11-0${1 + (number % 9)},${12_500 * (number + 1)},${nameOf(number)},${number % 4 === 0 ? '' : `07881${10_000 + number}`},For the savings group of Kigeme ${number}`,
    ),
  );
  for (const number of numbers) {
    await makePledge(app, {
      full_name: nameOf(number),
      email: `umukobwa.wanjye.munini${number}@cooperative-yacu.example`,
      rhythm: number % 3 ? 'once' : 'monthly',
    });
    const giver = { name: nameOf(number), email: `gift${number}@example.org`, phone: '', language: 'en' };
    await receipt(await gift(1000 * (number + 1), { giver }));
  }
}

/** One of everything that is given, and a gift of somebody without an address. */
export async function addOneGift(app: TestApp): Promise<void> {
  const { pledge, gift, receipt } = await openGiving(app);
  const email = 'umukobwa.wanjye.munini@cooperative-yacu.example';
  const { id } = await pledge({ full_name: 'Mukamana Marie Claire', email, phone: '0788123456' });
  await receipt(await gift(5000, { pledge_id: id }));
  await gift(300, { giver: { name: 'Habimana Jean Bosco', email: '', phone: '' } });
}

/** Gives every list this many rows. */
export async function fillLists(app: TestApp, many: number): Promise<void> {
  const { services } = app;
  await addGiving(app, many);
  // The longest of the words for a type.
  await addEvent(services, { event_type: 'hybrid' });
  await multiply(services, many);
  await writeLong(services);
  await changeEverything(services);
}

/** Those of which the lists are filled: the tests of a file share one. */
const filled = new WeakSet<TestApp>();

/** The same, once for all tests of a file. */
export async function fillListsOnce(app: TestApp, many: number): Promise<void> {
  if (filled.has(app)) return;
  filled.add(app);
  await fillLists(app, many);
}
