import { expect, test } from 'vitest';
import { sourceLanguage } from '../../domain/languages.ts';
import { CacheContext } from '../../server/http/cache-context.ts';
import { behindProxy, eachDatabase } from '../support/each-database.ts';
import { addPicture } from '../support/factories.ts';
import { random } from '../support/random.ts';
import { accessFor } from '../support/signed-in.ts';
import type { TestApp } from '../support/test-app.ts';
import { isThorough } from '../support/thorough.ts';
import { offerLanguages } from '../support/words.ts';
import { writeAnything } from './writes.ts';

/** `FRESH_STEPS=20000 FRESH_SEED=7` takes more, or others. */
const STEPS = Number(process.env.FRESH_STEPS ?? (isThorough ? 1000 : 200));
const SEED = Number(process.env.FRESH_SEED ?? 2026);

/** Addresses that are looked at after each step, and the steps after which all are. */
const AT_A_LOOK = 8;
const ALL_AFTER = 50;

const MINUTE = 60_000;
const PICTURES = 4;

const pages = [
  ...[
    '/',
    '/MoreBlogs',
    '/MoreBlogs?page=2',
    '/MoreBlogs?category=1',
    '/MoreBlogs?tag=maize',
    '/MoreBlogs?search=maize',
  ],
  ...[
    '/Events',
    '/Gallery',
    '/Team',
    '/Testimonials',
    '/Announcements',
    '/Terms',
    '/Services',
    '/Mission',
    '/contactus',
  ],
  ...[1, 2, 3, 4, 5, 6, 7].map((id) => `/BlogDetail/${id}`),
  ...[1, 2, 3, 4].map((id) => `/EventDetails/${id}`),
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((number) => `/about/${number}`),
  ...[0, 1, 2].map((number) => `/ahandi-${number}`),
];

const addresses = [
  ...pages,
  ...pages.map((address) => `/rw${address === '/' ? '' : address}`),
  ...[0, 1, 2, 3].map((number) => `/old-${number}`),
  ...['/fr', '/fr/MoreBlogs', '/feed.xml', '/rw/feed.xml', '/events.ics', '/events/1.ics', '/sitemap.xml'],
  ...['/sitemap-posts.xml', '/sitemap-events.xml', '/sitemap-pages.xml', '/manifest.webmanifest'],
  ...['/api/posts/', '/api/posts/?ordering=title', '/api/posts/?search=a&language=rw', '/api/posts/1/?language=fr'],
  ...['/api/categories/', '/api/categories/?language=rw', '/api/events/?search=a', '/api/events/?ordering=title'],
  ...['/api/gallery/?category=1', '/api/gallery/1/', '/api/gallery/?language=rw', '/api/pages/', '/api/pages/1/'],
  ...['/api/ads/', '/api/announcements/active/?language=rw', '/api/team/?search=a', '/api/site-settings/?language=rw'],
];

type Told = [status: number, location: string | null, text: string];

async function told(reply: Response): Promise<Told> {
  return [reply.status, reply.headers.get('location'), await reply.text()];
}

/** Made for this request alone, as the page cache has a page made that it does not have. */
const madeNow = async ({ app }: TestApp, address: string) =>
  told(
    await app.fetch(new Request(`http://nowhere.invalid${address}`), {
      address: '',
      cacheContext: new CacheContext(),
      lowData: false,
      dashboardLanguage: sourceLanguage,
    }),
  );

/** Where two texts begin to differ; undefined where they do not. */
function difference(kept: Told, made: Told): string | undefined {
  const [one, other] = [kept.join('\n'), made.join('\n')];
  if (one === other) return undefined;
  let place = 0;
  while (one[place] === other[place]) place += 1;
  const around = (text: string) => text.slice(Math.max(0, place - 60), place + 60);
  return `kept: ${around(one)}\nnow:  ${around(other)}`;
}

eachDatabase('pages that are kept', behindProxy, (app) => {
  test(`say what pages made anew say, after each of ${STEPS} writes of any kind`, { timeout: 3_600_000 }, async () => {
    const choose = random(SEED);
    const { services } = app;
    const { id } = await app.addUser({ isSuperuser: true });
    let access = await accessFor(app, id);
    const pictures: number[] = [];
    while (pictures.length < PICTURES) pictures.push(await addPicture(services, '#8e2f17', 40, 30));
    // Otherwise their sizes would be made at any time, also between two looks at a page.
    await services.db.updateTable('media').set({ variants: '[]' }).execute();
    await offerLanguages(app);
    const writer = { app, access: () => access, choose, pictures };
    let looks = 0;
    const fromMemory = services.metrics.fromMemory;
    for (let step = 1; step <= STEPS; step += 1) {
      let written = '';
      if (choose(10) > 0) written = await writeAnything(writer);
      else {
        app.advance(choose(600) * MINUTE);
        access = await accessFor(app, id);
        written = `at ${services.clock().toISOString()}`;
      }
      const looked =
        step % ALL_AFTER === 0
          ? addresses
          : Array.from({ length: AT_A_LOOK }, () => addresses[choose(addresses.length)] ?? '/');
      for (const address of looked) {
        const kept = await told(await fetch(`${app.url}${address}`, { redirect: 'manual' }));
        const differs = difference(kept, await madeNow(app, address));
        expect({ step, written, address, differs }).toEqual({ step, written, address, differs: undefined });
        looks += 1;
      }
    }
    // Otherwise this would say nothing.
    expect((services.metrics.fromMemory - fromMemory) / looks).toBeGreaterThan(0.1);
  });
});
