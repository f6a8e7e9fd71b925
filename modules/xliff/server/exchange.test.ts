import { afterAll, beforeAll, expect, test } from 'vitest';
import { addEvent, addPost } from '../../../tests/support/factories.ts';
import { type SignedInUser, signedIn } from '../../../tests/support/signed-in.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { BundlePart } from '../domain/bundle.ts';

let app: TestApp;
let superuser: SignedInUser;
let first: number;
let second: number;

beforeAll(async () => {
  app = await startTestApp();
  superuser = await signedIn(app, { isSuperuser: true });
  first = await addPost(app.services, { title: 'Beans & maize', excerpt: 'One <two>.', content: '<p>Come all.</p>' });
  second = await addPost(app.services, { title: 'Loans', excerpt: 'Line one\nline two', content: '<p>At nine.</p>' });
});

afterAll(() => app.close());

const call = (method: string, path: string, body?: unknown, access = superuser.access) =>
  app.call(method, path, body, access);
const bundle = async (query = '?resource=posts') => (await call('GET', `/translation-bundles/rw/${query}`)).text();
const take = async (file: string, access?: string) => {
  const reply = await call('POST', '/translation-bundles/', { file }, access);
  return { status: reply.status, ...(await reply.json()) };
};
const drafts = async (id: number) =>
  Object.fromEntries(
    (await (await call('GET', `/translations/posts/${id}/rw/`)).json()).fields.map(
      ({ name, draft }: { name: string; draft: string | null }) => [name, draft],
    ),
  );

/** Fills in the targets of a bundle, by the texts of their sources. */
const filledIn = (file: string, texts: Record<string, string>) =>
  Object.entries(texts).reduce(
    (all, [source, target]) =>
      all.replace(
        `<source xml:space="preserve">${source}</source>`,
        `<source xml:space="preserve">${source}</source><target>${target}</target>`,
      ),
    file,
  );

const translated = { Loans: 'Inguzanyo', 'Beans &amp; maize': 'Ibishyimbo &amp; ibigori' };

test('a bundle holds every text once, escaped, and is XLIFF 2', async () => {
  const reply = await call('GET', '/translation-bundles/rw/?resource=posts');
  expect(reply.headers.get('content-type')).toBe('application/xliff+xml');
  expect(reply.headers.get('content-disposition')).toBe('attachment; filename="translations-rw.xlf"');
  const file = await reply.text();
  expect(file).toContain('version="2.0" srcLang="en" trgLang="rw"');
  expect(file).toContain('<source xml:space="preserve">One &lt;two&gt;.</source>');
  expect(file.match(/<unit /g)).toHaveLength(6);
});

const partsOf = async (query = '?resource=posts'): Promise<BundlePart[]> =>
  (await (await call('GET', `/translation-bundles/rw/parts/${query}`)).json()).parts;
const partOf = (part: BundlePart) => bundle(`?${new URLSearchParams({ resource: 'posts', ...part })}`);

test('texts that are too many for one file are in parts, of which each can come back by itself', async () => {
  expect(await partsOf()).toEqual([{}]);
  const long = `<p>${'Rain and sun. '.repeat(8000)}</p>`;
  const ids: number[] = [];
  for (const title of ['Long one', 'Long two', 'Long three', 'Long four', 'Long five'])
    ids.push(await addPost(app.services, { title, excerpt: 'Long.', content: long }));
  const [, , three, , five] = ids.toReversed();
  expect(await partsOf()).toEqual([
    { until: `posts.${three}` },
    { from: `posts.${three}`, until: `posts.${five}` },
    { from: `posts.${five}` },
  ]);
  const parts = await Promise.all((await partsOf()).map(partOf));
  const titles = parts.map((part) => [...part.matchAll(/original="([^"]+)"/g)].map(([, title]) => title));
  expect(titles).toEqual([
    ['Long five', 'Long four'],
    ['Long three', 'Long two'],
    ['Long one', 'Loans', 'Beans &amp; maize'],
  ]);
  const written = filledIn(parts[1] ?? '', { 'Long two': 'Byahinduwe' });
  expect(await take(written)).toMatchObject({ status: 200, changed: 1, records: 1 });
  const others = [parts[2] ?? '', parts[0] ?? ''];
  for (const part of others) expect(await take(part)).toMatchObject({ status: 200, changed: 0, skipped: [] });
  const all = await Promise.all([first, second, ...ids].map(drafts));
  expect(all.flatMap((texts) => Object.values(texts)).filter((text) => text !== null)).toEqual(['Byahinduwe']);
  for (const id of ids) expect((await call('DELETE', `/posts/${id}/`)).status).toBeLessThan(300);
});

test('the parts of all kinds hold each record once, whatever is added and deleted while they are downloaded', async () => {
  const long = `<p>${'Rain and sun. '.repeat(12_000)}</p>`;
  const post = await addPost(app.services, { title: 'Of rain', content: long });
  const boundary = await addEvent(app.services, { title: 'A day of rain', description: long });
  const event = await addEvent(app.services, { title: 'A day of sun', description: long });
  const parts = await partsOf('');
  expect(parts).toHaveLength(3);
  expect((await call('DELETE', `/events/${boundary}/`)).status).toBeLessThan(300);
  const added = await addEvent(app.services, { title: 'A day of wind' });
  const files = await Promise.all(parts.map((part) => bundle(`?${new URLSearchParams(part)}`)));
  const names = files.flatMap((file) => [...file.matchAll(/<file id="([^"]+)"/g)].map(([, name]) => name));
  const few = names.filter((name) => /^(posts|events)\./.test(name ?? ''));
  expect(few).toEqual([
    ...[post, second, first].map((id) => `posts.${id}`),
    ...[added, event].map((id) => `events.${id}`),
  ]);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('settings.settings');
  expect(await bundle()).toContain('Of rain');
  for (const [kind, id] of [
    ['posts', post],
    ['events', event],
    ['events', added],
  ])
    expect((await call('DELETE', `/${kind}/${id}/`)).status).toBeLessThan(300);
});

test.each(['posts', 'posts.one', 'posts.99999999999', 'events.1', 'users.1', 'settings.other'])(
  'a part that begins at %s is none of the posts',
  async (from) => {
    expect((await call('GET', `/translation-bundles/rw/?resource=posts&from=${from}`)).status).toBe(404);
  },
);

test('the texts of the site can be cut at its pages and its settings too', async () => {
  const files = async (part: BundlePart) =>
    [...(await bundle(`?${new URLSearchParams(part)}`)).matchAll(/<file id="([^"]+)"/g)].map(([, name]) => name);
  const pages = (await files({})).filter((name) => name?.startsWith('site_pages.'));
  expect(pages.length).toBeGreaterThan(2);
  expect(await files({ from: pages[1] ?? '', until: pages[2] ?? '' })).toEqual([pages[1]]);
  expect(await files({ from: pages[1] ?? '', until: 'settings.settings' })).toEqual(pages.slice(1));
});

test('a bundle that comes back changed by another program makes drafts of the changed texts alone', async () => {
  const file = filledIn(await bundle(), translated);
  const files = file.match(/<file [\s\S]*?<\/file>/g) ?? [];
  const turned = file
    .replace(files.join('\n'), files.toReversed().join('   '))
    .replaceAll(/\n/g, '\n\n   ')
    .replaceAll('<unit ', '<unit translate="yes" ')
    .replace('<target>Inguzanyo</target>', '<target>Ingu<mrk id="m1" type="term">zanyo</mrk></target>');
  expect(await take(turned)).toMatchObject({ status: 200, language: 'rw', changed: 2, records: 2, skipped: [] });
  expect(await drafts(first)).toEqual({ title: 'Ibishyimbo & ibigori', excerpt: null, content: null });
  expect(await drafts(second)).toEqual({ title: 'Inguzanyo', excerpt: null, content: null });
  expect(await take(await bundle())).toMatchObject({ changed: 0, records: 0 });
});

test('spaces that a program has changed are no change of a text', async () => {
  const excerpt = 'Umurongo wa mbere\nuwa kabiri';
  await take(filledIn(await bundle(), { 'Line one\nline two': excerpt }));
  const loose = (await bundle()).replace(excerpt, 'Umurongo wa mbere uwa   kabiri');
  expect(await take(loose)).toMatchObject({ changed: 0 });
  expect((await drafts(second)).excerpt).toBe(excerpt);
});

test('what somebody has changed here since stays as it is, and is named', async () => {
  const old = (await bundle()).replace('>Inguzanyo<', '>Amafaranga<');
  const seen = await (await call('GET', `/translations/posts/${second}/rw/`)).json();
  const [title] = seen.fields;
  const fields = [
    { name: 'title', text: 'Inguzanyo nto', fingerprint: title.fingerprint, updated_at: title.updated_at },
  ];
  await call('PUT', `/translations/posts/${second}/rw/`, { fields });
  expect(await take(old)).toMatchObject({ changed: 0, skipped: ['Loans: Title'] });
  expect((await drafts(second)).title).toBe('Inguzanyo nto');
});

test.each([
  ['is cut off', (file: string) => file.slice(0, file.length / 2), /Line \d+: the file is damaged here, or incomplete/],
  ['is no XML', () => 'Beans', /Line 1: /],
  ['is another kind of XML', () => '<html lang="en"/>', /Line 1: it is not an XLIFF file/],
  [
    'is XLIFF 1.2',
    (file: string) => file.replace('version="2.0"', 'version="1.2"'),
    /Line 2: it is not an XLIFF 2 file/,
  ],
  ['is in another language', (file: string) => file.replace('"rw"', '"de"'), /Line 2: the site has no language “de”/],
  ['names other content', (file: string) => file.replace('id="posts.', 'id="users.'), /Line 3: there is no content/],
  [
    'names another text',
    (file: string) => file.replace('id="excerpt"', 'id="status"'),
    /Line \d+: there is no text “status”/,
  ],
  [
    'names a text twice',
    (file: string) => file.replace(/<unit [\s\S]*?<\/unit>/, (unit) => unit + unit),
    /Line \d+: the text “title” is here a second time/,
  ],
  [
    'nests elements without end',
    (file: string) => file.replace('<file', `${'<a>'.repeat(21)}<file`),
    /in a way the site does not accept/,
  ],
  ...['ph', 'pc', 'sc', 'ec', 'cp'].map((code): [string, (file: string) => string, RegExp] => [
    `holds the code ${code} in a text`,
    (file) => filledIn(file, { Loans: `Ingu<${code} id="1"/>zanyo` }),
    new RegExp(`Line \\d+: a text contains the code <${code}>`),
  ]),
  ['defines entities', (file: string) => file.replace('?>', '?><!DOCTYPE x [<!ENTITY a "aa">]>'), /DOCTYPE line/],
  [
    'holds a text that is too long',
    (file: string) => filledIn(file.replaceAll(/<target[\s\S]*?<\/target>/g, ''), { Loans: 'a'.repeat(201) }),
    /Line \d+: Title: .*200/,
  ],
])('a file that %s is refused whole, with the line', async (_, broken, message) => {
  const before = [await drafts(first), await drafts(second)];
  const file = filledIn((await bundle()).replaceAll(/<target[\s\S]*?<\/target>/g, ''), {
    'Beans &amp; maize': 'Ibindi',
  });
  const refused = await take(broken(file));
  expect(refused.status).toBe(400);
  expect(refused.detail).toMatch(message);
  expect([await drafts(first), await drafts(second)]).toEqual(before);
});

test('a translator of other content can neither take a bundle nor send one', async () => {
  const { access } = await signedIn(app, { permissions: ['events.translate'] });
  expect((await call('GET', '/translation-bundles/rw/?resource=posts', undefined, access)).status).toBe(403);
  expect((await take(filledIn(await bundle(), { Loans: 'Ibindi' }), access)).status).toBe(403);
});

test('whoever may translate nothing is refused whatever the file is', async () => {
  const { access } = await signedIn(app, { permissions: ['posts.view'] });
  expect((await take('no XML', access)).status).toBe(403);
});

test('a file of elements within each other without end is refused before the first of them is closed', async () => {
  const nested = (depth: number) => `<xliff version="2.0" srcLang="en" trgLang="rw">${'<a>'.repeat(depth)}`;
  // The file has no end: who reads to it says so, and names the last line.
  const refused = await take(`${nested(40_000)}\n`);
  expect(refused.status).toBe(400);
  expect(refused.detail).toMatch(/Line 1: .*in a way the site does not accept/);
  expect((await take(nested(19))).detail).toMatch(/is damaged here/);
});
