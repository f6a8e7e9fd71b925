import { beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { addresses } from '../../domain/addresses.ts';
import { addressIn, languages } from '../../domain/languages.ts';
import { type PageOfSections, pageSections, pagesOfSections } from '../../domain/page-sections.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addPicture } from '../../tests/support/factories.ts';
import { type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';
import { MORNING } from '../../tests/support/test-app.ts';
import { publishTranslation } from '../../tests/support/translating.ts';
import { offerLanguages } from '../../tests/support/words.ts';

interface Block {
  id: string;
  type: string;
  part?: string;
  [field: string]: unknown;
}

interface Page {
  id: number;
  address: string;
  updated_at: string;
  deleted_at: string | null;
  status: string;
  blocks: Block[];
}

eachDatabase('the pages of the site itself', (app) => {
  let staff: SignedInUser;

  beforeAll(async () => {
    staff = await signedIn(app, { isSuperuser: true });
    await offerLanguages(app, ['rw', 'fr']);
  });

  beforeEach(() => app.setClock(MORNING));

  const begin = async (name: PageOfSections, by = staff): Promise<Page> => {
    const reply = await app.call('POST', `/site/pages/${name}/content/`, undefined, by.access);
    expect(reply.status).toBe(200);
    return reply.json();
  };
  const save = async (page: Page, fields: Record<string, unknown>): Promise<Page> => {
    const reply = await app.call(
      'PUT',
      `/pages/${page.id}/`,
      { ...page, status: 'published', ...fields },
      staff.access,
    );
    const body = await reply.json();
    expect(reply.status, JSON.stringify(body)).toBe(200);
    return body;
  };
  const withSection = (page: Page, part: string, fields: Record<string, unknown>) =>
    page.blocks.map((block) => (block.part === part ? { ...block, ...fields } : block));
  const remove = async (page: Page) =>
    expect((await app.call('DELETE', `/pages/${page.id}/`, undefined, staff.access)).status).toBe(204);
  const html = async (path: string) => (await app.get(path)).text();
  /** What a document shows, without the marks by which staff are led to the form of a block. */
  const shown = async (path: string) =>
    /<main[\s\S]*<\/main>/
      .exec(await html(path))?.[0]
      .replaceAll(/<div data-block="[^"]*">/g, '')
      .replaceAll('</div>', '');

  test('are drawn letter for letter as they came, in each language, once staff publish them unchanged', async () => {
    const paths = (name: PageOfSections) => languages.map((language) => addressIn(language, addresses[name]));
    for (const name of pagesOfSections) {
      const before = await Promise.all(paths(name).map(shown));
      const titles = await Promise.all(
        paths(name).map(async (path) => /<title>.*<\/title>/.exec(await html(path))?.[0]),
      );
      const page = await save(await begin(name), {});
      expect(page.blocks.length, name).toBe(Object.keys(pageSections[name]).length + 1);
      for (const [place, path] of paths(name).entries()) {
        const document = await html(path);
        expect([path, document.includes('data-block=')]).toEqual([path, true]);
        expect([path, await shown(path)]).toEqual([path, before[place]]);
        expect([path, /<title>.*<\/title>/.exec(document)?.[0]]).toEqual([path, titles[place]]);
      }
      await remove(page);
      expect(await html(addresses[name])).not.toContain('data-block=');
    }
  });

  test('show other words, pictures and entries, in another order, with blocks between them', async () => {
    const picture = await addPicture(app.services);
    const page = await begin('mission');
    const steps = [
      { title: 'We save', text: 'Every Tuesday' },
      { title: 'We lend', text: 'Without a bank' },
      { title: 'We share', text: '' },
      { title: 'We begin again', text: 'Each year' },
    ];
    const [head, middle, last, own] = withSection(page, 'mission_steps', { title: 'What we do', entries: steps });
    const block = { type: 'call_to_action', title: 'Come to a meeting', buttons: [] };
    const changed = await save(page, {
      blocks: [
        { ...head, title: 'Why <b>we</b> began', text: 'Two lines\nof our own', picture },
        last,
        block,
        middle,
        own,
      ],
    });
    const document = await html('/Mission');
    expect(document).toMatch(
      /Why &lt;b&gt;we&lt;\/b&gt; began[\s\S]*Come to a meeting[\s\S]*What we do[\s\S]*We begin again/,
    );
    expect(document).not.toContain('Out of poverty, one step at a time');
    expect(document).not.toContain('What lifts people up');
    expect(document).toContain(`/media/`);
    // What staff did not write is as it came, also in other languages.
    expect(document).toContain('Mission statement');
    expect(await html('/fr/Mission')).toContain('lang="en">What we do');
    await publishTranslation(app, `pages/${changed.id}/fr`, {
      title: 'Notre mission',
      [`blocks-${middle?.id}-title`]: 'Ce que nous faisons',
    });
    expect(await html('/fr/Mission')).toContain('Ce que nous faisons');
    await remove(changed);
  });

  test('change for visitors when they are published, and are as they came once they are deleted', async () => {
    const page = await begin('about');
    const blocks = withSection(page, 'about_head', { title: 'Our cooperative' });
    const draft = await save(page, { status: 'draft', blocks });
    expect(await html('/Aboutus')).not.toContain('Our cooperative');
    expect(await (await app.get('/api/site/pages/about/content/')).json()).toMatchObject({ id: 0 });
    const later = await save(draft, { blocks, published_date: '2026-11-20T08:03:00.000Z' });
    expect(await html('/Aboutus')).not.toContain('Our cooperative');
    app.setClock('2026-11-20T08:03:01.000Z');
    expect(await html('/Aboutus')).toContain('Our cooperative');
    await remove(later);
    expect(await html('/Aboutus')).not.toContain('Our cooperative');
    // Who begins again goes on with what was in the trash.
    const again = await begin('about');
    expect([again.id, again.deleted_at, again.status]).toEqual([later.id, null, 'draft']);
    expect(await html('/Aboutus')).not.toContain('Our cooperative');
    expect((await begin('about')).id).toBe(later.id);
    await remove(again);
  });

  test('are previewed as visitors would see them, follow their pictures, and are kept out of search engines if staff want', async () => {
    const picture = await addPicture(app.services);
    const page = await begin('vision');
    const blocks = withSection(page, 'vision_head', { title: 'Where we go', picture }).map((block) =>
      block.part === 'vision_path' ? { ...block, is_hidden: true } : block,
    );
    const preview = await app.call('POST', '/previews/pages/', { ...page, blocks }, staff.access);
    const { html: previewed } = await preview.json();
    expect(previewed).toContain('Where we go');
    expect(previewed).not.toContain('How we get there');
    const saved = await save(page, { blocks, is_unlisted: true });
    expect(await html('/Vision')).not.toContain('How we get there');
    expect(await html('/Vision')).toContain('name="robots" content="noindex');
    expect(await html('/sitemap-site.xml')).not.toMatch(/\/Vision</);
    const words = { alt: 'A hill behind a house' };
    const known = await (await app.call('GET', `/media/${picture}/`, undefined, staff.access)).json();
    const changed = await app.call('PUT', `/media/${picture}/`, { ...known, ...words }, staff.access);
    expect(changed.status, await changed.clone().text()).toBe(200);
    expect(await html('/Vision')).toContain('A hill behind a house');
    expect(await (await app.get('/api/pages/')).json()).toEqual([]);
    await remove(saved);
  });

  test('stay at their address, are in the site map once, and stand at no second one', async () => {
    const begun = await begin('vision');
    const blocks = withSection(begun, 'vision_head', { picture: null });
    const page = await save(begun, { address: 'somewhere-else', blocks, is_unlisted: false });
    expect(page.address).toBe('/vision');
    const sitemap = await html('/sitemap-site.xml');
    expect(sitemap.match(/\/Vision</gi)?.length).toBe(1);
    const parts = await html('/sitemap.xml');
    expect(parts).not.toContain('pages-1');
    expect((await app.get('/somewhere-else')).status).toBe(404);
    const reply = await app.call('POST', '/pages/', { title: 'Mine', address: 'vision' }, staff.access);
    expect(reply.status).toBe(400);
    await remove(page);
  });

  test('have their name as a title where staff take out the head, and their own text where they take out all', async () => {
    const page = await begin('contact');
    const withoutHead = page.blocks.filter(({ part }) => part !== 'contact_head');
    const saved = await save(page, { title: 'How to reach us', blocks: withoutHead });
    const document = await html('/contactus');
    expect(document.match(/<h1/g)?.length).toBe(1);
    expect(document).toMatch(/<h1[^>]*>How to reach us/);
    await save(saved, { title: 'How to reach us', blocks: [], content: '<p>By the road to the lake.</p>' });
    expect(await html('/contactus')).toContain('By the road to the lake.');
    expect(await html('/contactus')).not.toContain('<form id=');
    await remove(saved);
  });

  test('refuse a section that there is not, and draw no section of another page', async () => {
    const page = await begin('history');
    const [section, own] = page.blocks;
    const reply = await app.call(
      'PUT',
      `/pages/${page.id}/`,
      { ...page, blocks: [{ ...section, part: 'history_of_nothing' }, own] },
      staff.access,
    );
    expect([reply.status, Object.keys((await reply.json()).errors)[0]]).toEqual([400, 'blocks.0.part']);
    const saved = await save(page, { blocks: [{ ...section, part: 'home_facts' }, section, own] });
    expect(await html('/History')).not.toContain('facts-title');
    await remove(saved);
  });

  test('are begun once by two who press at the same moment, and are found in the search as long as they are shown', async () => {
    const [one, other] = await Promise.all([begin('team'), begin('team')]);
    expect(other.id).toBe(one.id);
    await save(one, { blocks: withSection(one, 'team_page', { text: 'Umuhanuzi w’ikirere' }) });
    const found = async () => (await (await app.get('/api/search/?q=umuhanuzi')).json()).results;
    expect(await found()).toMatchObject([{ address: '/team' }]);
    const state = async (state: string) => {
      const pages = await app.call('GET', '/site/pages/', undefined, staff.access);
      const { updated_at } = z
        .array(z.object({ name: z.string(), updated_at: z.string().nullable() }))
        .parse(await pages.json())
        .find(({ name }) => name === 'team') ?? { updated_at: null };
      const reply = await app.call('PUT', '/site/pages/team/', { state, updated_at }, staff.access);
      expect(reply.status).toBe(200);
    };
    await state('off');
    expect(await found()).toEqual([]);
    await state('shown');
    expect(await found()).toHaveLength(1);
    await remove(await begin('team'));
  });

  test('are begun by those who may add pages alone', async () => {
    const writer = await signedIn(app, { permissions: ['pages.view', 'pages.create', 'pages.edit'] });
    const reader = await signedIn(app, { permissions: ['pages.view'] });
    const refused = await app.call('POST', '/site/pages/home/content/', undefined, reader.access);
    expect(refused.status).toBe(403);
    await app.services.db.deleteFrom('pages').where('address', '=', '/').execute();
    const page = await begin('home', writer);
    const write = (fields: object, by: SignedInUser) =>
      app.call('PUT', `/pages/${page.id}/`, { ...page, ...fields }, by.access);
    expect((await write({ status: 'published' }, writer)).status).toBe(403);
    // Nor do those change it who may change what is published of other pages.
    const changer = await signedIn(app, { permissions: ['pages.view', 'pages.edit', 'pages.edit_published'] });
    const saved = await save(page, {});
    const change = { status: 'published', updated_at: saved.updated_at, title: 'Ours' };
    expect((await write(change, changer)).status).toBe(403);
    expect((await write(change, staff)).status).toBe(200);
    await remove(page);
    // What is in the trash is taken out by those who may restore it.
    const again = await app.call('POST', '/site/pages/home/content/', undefined, writer.access);
    expect(again.status).toBe(403);
  });
});
