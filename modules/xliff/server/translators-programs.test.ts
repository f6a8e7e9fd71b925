import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addPost } from '../../../tests/support/factories.ts';
import { type SignedInUser, signedIn } from '../../../tests/support/signed-in.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let app: TestApp;
let superuser: SignedInUser;
let post: number;

beforeAll(async () => {
  app = await startTestApp();
  superuser = await signedIn(app, { isSuperuser: true });
});

afterAll(() => app.close());

beforeEach(async () => {
  post = await addPost(app.services, { title: 'XT', excerpt: 'We walk. We listen.', content: '<p>Come all.</p>' });
});

async function take(file: string) {
  const reply = await app.call('POST', '/translation-bundles/', { file }, superuser.access);
  return { status: reply.status, ...(await reply.json()) };
}

/** A file as a translator's program writes it, of this post. */
const fileOf = async (name: string) =>
  (await readFile(new URL(`../tests/cases/${name}.xlf`, import.meta.url), 'utf8')).replace('posts.ID', `posts.${post}`);

const unitOf = (inside: string) =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:res="urn:oasis:names:tc:xliff:resourcedata:2.0" version="2.0" srcLang="en" trgLang="fr"><file id="posts.${post}"><unit id="excerpt">${inside}</unit></file></xliff>`;

async function draftOf(name: string): Promise<string | null> {
  const { fields } = await (
    await app.call('GET', `/translations/posts/${post}/fr/`, undefined, superuser.access)
  ).json();
  return fields.find((field: { name: string }) => field.name === name).draft;
}

test.each(['candidates-of-the-memory', 'sentences-apart', 'marks-and-codes'])(
  'the translation in a file of the kind %s is what the translator wrote, and nothing else',
  async (name) => {
    expect(await take(await fileOf(name))).toMatchObject({ status: 200, changed: 1, incomplete: [] });
    expect(await draftOf('excerpt')).toBe('Nous marchons. Nous écoutons.');
  },
);

test('a text of which only some sentences are translated is not taken, and is named', async () => {
  expect(await take(await fileOf('half-translated'))).toMatchObject({ changed: 0, incomplete: ['XT: Excerpt'] });
  expect(await draftOf('excerpt')).toBeNull();
});

test('English that a program put where the translation belongs is no translation', async () => {
  expect(await take(await fileOf('english-as-target'))).toMatchObject({ changed: 0, incomplete: [] });
  expect([await draftOf('title'), await draftOf('excerpt')]).toEqual([null, null]);
});

const segment = (source: string, target: string, state = 'translated') =>
  `<segment state="${state}"><source>${source}</source>${target}</segment>`;

test.each([
  [
    'sentences change places',
    segment('We walk.', '<target order="3">Nous marchons.</target>') +
      '<ignorable><source xml:space="preserve"> </source></ignorable>' +
      segment('We listen.', '<target order="1">Nous écoutons.</target>'),
    'Nous écoutons. Nous marchons.',
  ],
  [
    'two sentences become one',
    segment('We walk. ', '<target>Nous marchons et écoutons.</target>') + segment('We listen.', '<target/>'),
    'Nous marchons et écoutons.',
  ],
  [
    'a sentence has no words',
    `${segment('2026. ', '', 'initial')}${segment('We listen.', '<target>Nous écoutons.</target>')}`,
    '2026. Nous écoutons.',
  ],
  [
    'a program keeps its own data beside the sentences',
    `<res:resourceData><res:resourceItem id="r"><res:source>a</res:source><res:target>b</res:target></res:resourceItem></res:resourceData>${segment('We walk.', '<target>Nous marchons.</target>')}`,
    'Nous marchons.',
  ],
  [
    'a space between sentences has become another',
    segment('We walk.', '<target>Nous marchons</target>') +
      '<ignorable><source xml:space="preserve"> </source><target xml:space="preserve"> : </target></ignorable>' +
      segment('We listen.', '<target>nous écoutons.</target>'),
    'Nous marchons : nous écoutons.',
  ],
])('where %s, the draft says it', async (_, inside, draft) => {
  expect(await take(unitOf(inside))).toMatchObject({ status: 200, changed: 1, incomplete: [] });
  expect(await draftOf('excerpt')).toBe(draft);
});

test('a text with one sentence still in English is not taken', async () => {
  const inside = `${segment('We walk. ', '<target>Nous marchons. </target>')}${segment('We listen.', '<target>We listen.</target>', 'initial')}`;
  expect(await take(unitOf(inside))).toMatchObject({ changed: 0, incomplete: ['XT: Excerpt'] });
});

test('a text whose sentences are all still to be translated is not taken, though its spaces are there', async () => {
  const inside = `${segment('We walk.', '', 'initial')}<ignorable><source> </source><target> </target></ignorable>${segment('We listen.', '<target/>', 'initial')}`;
  expect(await take(unitOf(inside))).toMatchObject({ changed: 0, incomplete: [] });
});
