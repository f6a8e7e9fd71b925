import { expect, test } from 'vitest';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addPost } from '../../tests/support/factories.ts';
import { random } from '../../tests/support/random.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { isThorough } from '../../tests/support/thorough.ts';

const STEPS = isThorough ? 400 : 60;

eachDatabase('links through random renames', (app) => {
  test('each leads to its own page wherever it stands, or to where it was written while nobody may read it', async () => {
    const below = random(20_261_130);
    const { access } = await signedIn(app, { isSuperuser: true });
    const call = async (method: string, path: string, body?: object) => app.call(method, path, body, access);
    const places = Array.from({ length: 8 }, (_, index) => `place-${index}`);
    const pages = await Promise.all(
      places.slice(0, 4).map(async (address) => {
        const reply = await call('POST', '/pages/', { title: 'A page', address, status: 'published' });
        return { ...(await reply.json()), address, first: address, isPublic: true, isInTrash: false };
      }),
    );
    const content = pages.map(({ address }) => `<p><a href="/${address}">a</a></p>`).join('');
    const post = await addPost(app.services, { title: 'Links', slug: 'links', content });
    for (let step = 0; step < STEPS; step += 1) {
      const page = pages[below(pages.length)];
      const address = places[below(places.length)];
      const isTaken = pages.some((one) => one.address === address && one !== page);
      const what = below(4);
      const put = (changed: object) => {
        const { id, title } = page;
        return call('PUT', `/pages/${id}/`, {
          ...{ title, address: page.address, status: page.isPublic ? 'published' : 'draft', content: '' },
          ...changed,
        });
      };
      if (page.isInTrash || what === 3) {
        const way = page.isInTrash ? ['POST', 'restore/'] : ['DELETE', ''];
        expect((await call(way[0] ?? '', `/pages/${page.id}/${way[1]}`)).ok).toBe(true);
        page.isInTrash = !page.isInTrash;
      } else if (what === 2) {
        page.isPublic = !page.isPublic;
        expect((await put({})).ok).toBe(true);
      } else if (!isTaken && address !== undefined) {
        expect((await put({ address })).ok).toBe(true);
        page.address = address;
      }
      const shown = await (await app.get(`/api/posts/${post}/`)).json();
      const hrefs = Array.from(String(shown.content).matchAll(/href="([^"]*)"/g), ([, href]) => href);
      const wanted = pages.map(({ address: now, first, isPublic, isInTrash }) =>
        isPublic && !isInTrash ? `/${now}` : `/${first}`,
      );
      expect([step, ...hrefs]).toEqual([step, ...wanted]);
    }
  });
});
