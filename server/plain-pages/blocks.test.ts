import { beforeAll, beforeEach, expect, test } from 'vitest';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addPicture } from '../../tests/support/factories.ts';
import { type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';
import { MORNING } from '../../tests/support/test-app.ts';
import { publishTranslation } from '../../tests/support/translating.ts';
import { offerLanguages } from '../../tests/support/words.ts';

eachDatabase('the blocks of a page', (app) => {
  let staff: SignedInUser;

  beforeAll(async () => {
    staff = await signedIn(app, { isSuperuser: true });
    await offerLanguages(app, ['rw']);
  });

  beforeEach(() => app.setClock(MORNING));

  const send = async (method: string, path: string, body?: unknown) => {
    const reply = await app.call(method, `/pages/${path}`, body, staff.access);
    return { status: reply.status, body: reply.status === 204 ? null : await reply.json() };
  };
  const add = async (address: string, fields: Record<string, unknown>) => {
    const page = { title: 'A page', address, status: 'published', ...fields };
    const { status, body } = await send('POST', '', page);
    expect(status, JSON.stringify(body)).toBe(201);
    return body;
  };
  const change = async (page: { id: number; updated_at: string }, fields: Record<string, unknown>) => {
    const { status, body } = await send('PUT', `${page.id}/`, { ...page, ...fields });
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };
  const html = async (path: string) => (await app.get(path)).text();
  const asked = (fields: Record<string, unknown> = {}) => ({ type: 'call_to_action', title: 'Give a box', ...fields });

  test('stand in their order around its own text, each with its pictures', async () => {
    const picture = await addPicture(app.services);
    const blocks = [
      { id: 'aaaaaaaa', ...asked({ picture, buttons: [{ id: 'bbbbbbbb', label: 'Donate', address: '/donate' }] }) },
      { id: 'content', type: 'content' },
      { id: 'cccccccc', type: 'text', body: '<p>Last <script>alert(1)</script>words</p>' },
    ];
    const page = await add('ordered', { content: '<p>Own words</p>', blocks });
    expect(page.blocks).toMatchObject([
      { id: 'aaaaaaaa', title: 'Give a box', picture: { id: picture }, buttons: [{ label: 'Donate' }] },
      { id: 'content', is_hidden: false },
      { id: 'cccccccc', body: '<p>Last words</p>' },
    ]);
    const document = await html('/ordered');
    expect(document).toMatch(/Give a box[\s\S]*Own words[\s\S]*Last words/);
    expect(document).toContain(`${page.blocks[0].picture.url}`);
    expect((await app.call('DELETE', `/media/${picture}/`, undefined, staff.access)).status).toBe(409);
    expect((await change(page, { blocks: blocks.toReversed() })).blocks[0].id).toBe('cccccccc');
    expect(await html('/ordered')).toMatch(/Last words[\s\S]*Own words[\s\S]*Give a box/);
  });

  test('stay as they are where a program that does not know them changes the page', async () => {
    const page = await add('kept', { blocks: [{ id: 'content', type: 'content' }, asked()] });
    const { blocks: _, ...known } = page;
    expect((await send('PUT', `${page.id}/`, { ...known, title: 'Other' })).body.blocks).toEqual(page.blocks);
  });

  test('what is wrong in one of them is said there, and nothing is saved', async () => {
    const sent = {
      title: 'Wrong',
      address: 'wrong',
      blocks: [{ type: 'content' }, asked({ title: '', picture: 999 })],
    };
    const { status, body } = await send('POST', '', sent);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject({ 'blocks.1.title': ['Title is required'] });
    const picture = await send('POST', '', { ...sent, blocks: [{ type: 'content' }, asked({ picture: 999_999 })] });
    expect(picture.body.errors).toHaveProperty(['blocks.1.picture']);
    expect((await send('POST', '', { ...sent, blocks: [{ type: 'unknown' }] })).status).toBe(400);
    expect((await app.get('/wrong')).status).toBe(404);
  });

  test('the own text is never lost, and there once', async () => {
    const page = await add('own', { content: '<p>Own words</p>', blocks: [asked()] });
    expect(page.blocks.map(({ id }: { id: string }) => id)).toEqual(['content', expect.any(String)]);
    const twice = await change(page, { blocks: [{ type: 'content' }, asked(), { type: 'content' }] });
    expect(twice.blocks).toHaveLength(2);
    expect(await html('/own')).toContain('Own words');
  });

  test('one that is hidden, or out of its time, is nothing to visitors: on the page, in calls, in the search', async () => {
    const page = await add('timed', {
      content: '<p>Secretown</p>',
      blocks: [
        { id: 'content', type: 'content', is_hidden: true },
        asked({ id: 'aaaaaaaa', title: 'Hiddenword', is_hidden: true }),
        asked({ id: 'bbbbbbbb', title: 'Laterword', shown_from: '2026-11-20T09:00:00Z' }),
        asked({ id: 'cccccccc', title: 'Earlyword', shown_until: '2026-11-20T09:00:00Z' }),
        asked({ id: 'dddddddd', title: 'Alwaysword' }),
      ],
    });
    const seen = async () => {
      const text = (await html('/timed')) + JSON.stringify(await (await app.get(`/api/pages/${page.id}/`)).json());
      return ['Secretown', 'Hiddenword', 'Laterword', 'Earlyword', 'Alwaysword'].filter((word) => text.includes(word));
    };
    expect(await seen()).toEqual(['Earlyword', 'Alwaysword']);
    app.setClock('2026-11-20T09:00:00.000Z');
    expect(await seen()).toEqual(['Laterword', 'Alwaysword']);
    for (const [word, count] of [
      ['alwaysword', 1],
      ['hiddenword', 0],
      ['laterword', 0],
      ['secretown', 0],
    ] as const) {
      const found = await (await app.get(`/api/search/?q=${word}`)).json();
      expect([word, found.results.length]).toEqual([word, count]);
    }
  });

  test('a text of a block is translated by the block, wherever it stands, and read untranslated until then', async () => {
    const blocks = [
      { id: 'content', type: 'content' },
      asked({ id: 'aaaaaaaa', title: 'First' }),
      asked({ id: 'bbbbbbbb', title: 'Second' }),
    ];
    const page = await add('translated', { title: 'Translated', blocks });
    await publishTranslation(app, `pages/${page.id}/rw`, { title: 'Byahinduwe', 'blocks-bbbbbbbb-title': 'Kabiri' });
    const moved = await change(page, { blocks: [blocks[2], blocks[0], blocks[1]] });
    const document = await html('/rw/translated');
    expect(document).toMatch(/Kabiri[\s\S]*<h2[^>]* lang="en"[^>]*>First/);
    await change(moved, { blocks: [blocks[2], blocks[0]] });
    expect(await html('/rw/translated')).toContain('Kabiri');
  });

  test('a translation belongs to its block and its entry: whatever goes before them takes nothing of it along', async () => {
    const column = (id: string, title: string) => ({
      ...{ id, title, picture: null, body: '', label: '', address: '' },
    });
    const entries = [column('eeeeeeee', 'Left'), column('ffffffff', 'Middle'), column('gggggggg', 'Right')];
    const blocks = [
      asked({ id: 'aaaaaaaa', title: 'First' }),
      asked({ id: 'bbbbbbbb', title: 'Second' }),
      { id: 'content', type: 'content' },
      { id: 'cccccccc', type: 'columns', title: 'Third', entries },
    ];
    const page = await add('kept-translations', { title: 'Kept', content: '<p>Own</p>', blocks });
    const texts = {
      title: 'Byabitswe',
      content: '<p>Ibyayo</p>',
      'blocks-aaaaaaaa-title': 'Mbere',
      'blocks-bbbbbbbb-title': 'Kabiri',
      'blocks-cccccccc-title': 'Gatatu',
      'blocks-cccccccc-entries-eeeeeeee-title': 'Ibumoso',
      'blocks-cccccccc-entries-ffffffff-title': 'Hagati',
      'blocks-cccccccc-entries-gggggggg-title': 'Iburyo',
    };
    await publishTranslation(app, `pages/${page.id}/rw`, texts);
    const [, second, own, third] = blocks;
    const left = [second, own, { ...third, entries: entries.slice(1) }];
    await change(page, { blocks: left });
    const document = await html('/rw/kept-translations');
    expect(document).toMatch(/Kabiri[\s\S]*Ibyayo[\s\S]*Gatatu[\s\S]*Hagati[\s\S]*Iburyo/);
    for (const word of ['Mbere', 'Ibumoso', 'First', 'Second', 'Third', 'Left', 'Middle', 'Right'])
      expect(document).not.toContain(word);
    const { fields } = await (
      await app.call('GET', `/translations/pages/${page.id}/rw/`, undefined, staff.access)
    ).json();
    const kept = Object.fromEntries(
      fields.flatMap(({ name, published }: { name: string; published: string | null }) =>
        published && name in texts ? [[name, published]] : [],
      ),
    );
    const { 'blocks-aaaaaaaa-title': _, 'blocks-cccccccc-entries-eeeeeeee-title': __, ...others } = texts;
    expect(kept).toEqual(others);
  });

  test('a form that staff made is filled in on the page, and leaves no gap once it is gone', async () => {
    const questions = [{ id: 'aaaaaaaa', label: 'Your wish', kind: 'line', hint: '', is_required: 'no', choices: '' }];
    const form = await app.call('POST', '/forms/', { title: 'Wishes', kept_months: 12, questions }, staff.access);
    expect(form.status, await form.clone().text()).toBe(201);
    const { id, slug } = await form.json();
    const blocks = [{ type: 'content' }, { type: 'form', title: 'Tell us', address: `/Form/${slug}` }];
    await add('asks', { content: '<p>Own words</p>', blocks });
    expect(await html('/asks')).toMatch(/Tell us[\s\S]*<form[^>]*action="[^"]*\/Form\/wishes[\s\S]*Your wish/);
    expect(await html('/rw/asks')).toContain('Your wish');
    expect((await app.call('DELETE', `/forms/${id}/`, undefined, staff.access)).status).toBe(204);
    const document = await html('/asks');
    expect(document).toContain('Own words');
    expect(document).not.toContain('Tell us');
    const elsewhere = { title: 'Elsewhere', blocks: [{ type: 'form', address: 'https://example.org/Form/wishes' }] };
    expect((await send('POST', '', elsewhere)).body.errors).toHaveProperty(['blocks.0.address']);
  });
});
