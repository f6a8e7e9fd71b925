import type { Collection } from '../../domain/collections/collection.ts';
import { describedCollections } from '../../domain/collections/registry.ts';
import { fieldNames } from '../../domain/fields/field.ts';
import { holding, kindOf } from '../../domain/fields/field-kinds.ts';
import { sitePageSlugs } from '../../domain/site-page.ts';
import { everyPlainSubmission } from '../../domain/submissions/registry.ts';
import { bodyFor, textFieldsOf } from '../support/collections.ts';
import { formOf, withValue } from '../support/submissions.ts';
import type { TestApp } from '../support/test-app.ts';
import { some } from '../support/thorough.ts';
import { armedAddresses, bundled, packedPayloads } from './xss-corpus.ts';

/** A call that takes texts: its fields with the characters each takes, its field of HTML, and its field of an address. */
interface Sent {
  path: string;
  fields: Record<string, number>;
  html?: string;
  address?: string;
  /** Fields sent unchanged. */
  fixed?: Record<string, unknown>;
}

/** So many texts of HTML hold all payloads. */
export const BUNDLES = 12;

const moments = { start_date: '2026-11-25T08:00:00.000Z', end_date: '2026-11-25T10:00:00.000Z' };
const film = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

/** A collection that is described by its fields: all of its fields of text, and that of an address. */
function sentTo(collection: Collection, file: number): Sent {
  const { path, fields } = collection;
  const isText = (name: string) => fields[name] !== undefined && kindOf(fields[name]).text !== undefined;
  const address = holding(fields, 'address').find((name) => !isText(name));
  const [html] = fieldNames(fields, (field) => kindOf(field).text === 'html');
  const files = holding(fields, 'file').map((name) => [name, fields[name]?.read.safeParse(null).success ? null : file]);
  return {
    path,
    fields: Object.fromEntries(Object.entries(textFieldsOf(collection)).filter(([name]) => name !== html)),
    ...(html && { html }),
    ...(address && { address }),
    fixed: { ...bodyFor(collection), ...Object.fromEntries(files) },
  };
}

/** Every resource that staff write. One that is not described by its fields is a line here. */
const resources = ({ file }: { file: number }): Sent[] => [
  { path: '/posts/', fields: { title: 200, excerpt: 300 }, html: 'content', fixed: { status: 'published' } },
  { path: '/pages/', fields: { title: 200, description: 300 }, html: 'content', fixed: { status: 'published' } },
  {
    path: '/events/',
    fields: { title: 200, location: 300, category: 100, organizer: 200 },
    html: 'description',
    address: 'online_link',
    fixed: { ...moments, event_type: 'hybrid' },
  },
  {
    path: '/gallery/',
    fields: { title: 200, description: 2000 },
    address: 'video_url',
    fixed: { media_type: 'video', video_url: film },
  },
  ...describedCollections.map((collection) => sentTo(collection, file)),
  { path: '/roles/', fields: { name: 100, description: 500 } },
];

/** The bodies of as many calls as it takes to send every payload through every field. */
function bodiesOf({ fields, html, address, fixed = {} }: Sent): Record<string, unknown>[] {
  const texts = Object.entries(fields).map(([name, most]) => ({ name, texts: packedPayloads(most) }));
  const bundles = bundled(BUNDLES);
  const count = Math.max(...texts.map(({ texts }) => texts.length), html ? BUNDLES : 0);
  const withTexts = (place: number) => ({
    ...(address && { [address]: 'https://example.org/' }),
    ...fixed,
    ...Object.fromEntries(texts.map(({ name, texts }) => [name, texts[place % texts.length]])),
    ...(html && { [html]: bundles[place % BUNDLES] }),
  });
  const addressed = address ? armedAddresses.map((one, place) => ({ ...withTexts(place), [address]: one })) : [];
  return [
    ...some(
      Array.from({ length: count }, (_, place) => withTexts(place)),
      24,
    ),
    ...some(addressed, 12),
  ];
}

/** The outcome: the ids of the new records, by the call's path, and the replies with an error. */
export interface Taken {
  ids: Record<string, number[]>;
  /** Neither taken nor refused as bad input. */
  faults: string[];
}

/** Sends every payload through every field of every resource, as staff who mean harm would. */
export async function sendEverything(app: TestApp, access: string, file: number): Promise<Taken> {
  const taken: Taken = { ids: {}, faults: [] };
  for (const resource of resources({ file })) {
    const ids: number[] = [];
    for (const body of bodiesOf(resource)) {
      const reply = await app.call('POST', resource.path, body, access);
      const answer = await reply.json();
      if (reply.status === 201) ids.push(answer.id);
      else if (reply.status !== 400) taken.faults.push(`${resource.path} ${reply.status} ${JSON.stringify(body)}`);
    }
    taken.ids[resource.path] = ids;
  }
  return taken;
}

/** Number of forms of a kind that one network address may send; this many people are enough. */
const SOME = 18;

/** Sends the visitors' forms and the staff's new people: the texts that only staff read. Answers how many of each were taken. */
export async function sendPeople(app: TestApp, access: string, event: number): Promise<Record<string, number>> {
  const [name, line, text] = [packedPayloads(100), packedPayloads(200), packedPayloads(5000)];
  const taken: Record<string, number> = {};
  for (let place = 0; place < SOME; place += 1) {
    const email = `visitor${place}@example.org`;
    const short = name[place] ?? '';
    const message = text[place % text.length];
    const form = { email, phone: packedPayloads(40)[place], message, organization: line[place], started_at: 5000 };
    const sent: [string, Record<string, unknown>][] = [
      ['/contact/', { ...form, name: short, subject: line[place] }],
      ['/donation/interest/', { ...form, full_name: short, estimated_amount: short, best_contact_time: short }],
      [`/events/${event}/registrations/`, { ...form, full_name: short }],
      ...everyPlainSubmission.map(({ path, fields, personal }): [string, Record<string, unknown>] => [
        path,
        { ...formOf({ fields }), ...withValue({ fields }, short), [personal.address]: email },
      ]),
      ['/register/', { email: `staff-to-be${place}@example.org`, first_name: short, last_name: name[place + SOME] }],
    ];
    for (const [path, body] of sent) {
      const { ok } = await app.call('POST', path, body, access);
      taken[path] = (taken[path] ?? 0) + Number(ok);
    }
  }
  return taken;
}

/**
 * One of several rounds through the records that exist once: the site's pages, its settings, and the user's own name.
 * Returns the refused texts: all of these texts may be written.
 */
export async function sendRound(app: TestApp, access: string, round: number): Promise<string[]> {
  const short = packedPayloads(200);
  const text = (place: number) => short[(round * 10 + place) % short.length] ?? '';
  const bundles = bundled(sitePageSlugs.length * PAYLOAD_ROUNDS);
  const { updated_at: _, ...settings } = await (await app.get('/api/site-settings/')).json();
  const changes: [string, Record<string, unknown>][] = sitePageSlugs.map((slug, place) => [
    `/site-pages/${slug}/`,
    { title: text(place), body: bundles[round * sitePageSlugs.length + place] },
  ]);
  changes.push([
    '/site-settings/',
    {
      ...settings,
      name: text(0),
      tagline: text(1),
      line: text(2),
      description: packedPayloads(1000)[round],
      phone: text(3),
      city: text(4),
      head_office: text(5),
      branch_office: text(6),
      street: text(0),
      opening_hours: text(1),
      fun_facts: [{ value: text(7), label: text(8) }],
      progress_bars: [{ label: text(9), percent: 50 }],
    },
  ]);
  changes.push([
    '/me/',
    { first_name: packedPayloads(100)[round], last_name: packedPayloads(100)[round + PAYLOAD_ROUNDS] },
  ]);
  const refused: string[] = [];
  for (const [path, body] of changes) {
    const { status } = await app.call('PUT', path, body, access);
    if (status !== 200) refused.push(`${path} ${status}`);
  }
  return refused;
}

/** So many rounds send every payload. */
export const PAYLOAD_ROUNDS = 8;

/** Every address in a link of the settings; answers those that were taken. */
export async function sendLinks(app: TestApp, access: string): Promise<string[]> {
  const { updated_at: _, ...settings } = await (await app.get('/api/site-settings/')).json();
  const taken: string[] = [];
  for (const url of some(armedAddresses, 12)) {
    const body = { ...settings, social_links: [{ network: 'facebook', url }] };
    if ((await app.call('PUT', '/site-settings/', body, access)).ok) taken.push(url);
  }
  return taken;
}
