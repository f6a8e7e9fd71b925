import { expect, test } from 'vitest';
import { programLanguage } from '../../domain/languages.ts';
import { CacheContext } from '../../server/http/cache-context.ts';
import { behindProxy, eachDatabase } from '../support/each-database.ts';
import { addPicture } from '../support/factories.ts';
import { random } from '../support/random.ts';
import { accessFor } from '../support/signed-in.ts';
import type { TestApp } from '../support/test-app.ts';
import { isThorough } from '../support/thorough.ts';
import { offerLanguages } from '../support/words.ts';
import { pages, replies } from './addresses.ts';
import type { Choose } from './kinds.ts';
import { moveClock, writeAnything, writeFirst } from './writes.ts';

/** `FRESH_STEPS=20000 FRESH_SEED=7` takes more, or others. */
const STEPS = Number(process.env.FRESH_STEPS ?? (isThorough ? 300 : 150));
const SEED = Number(process.env.FRESH_SEED ?? 2026);

/** So many are looked at after each step, and so many of them are others than at the step before. */
const PAGES = { atALook: 4, others: 1 };
const REPLIES = { atALook: 24, others: 6 };

/** The steps after which all are looked at. */
const ALL_AFTER = 50;

/** Addresses at which there may be nothing for as long as the test takes. */
const byChance = /\/(BlogDetail|EventDetails|about|ahandi|old|share)\b|\/1[/.]/;

const PICTURES = 4;

type Told = [status: number, location: string | null, text: string];

async function told(reply: Response): Promise<Told> {
  return [reply.status, reply.headers.get('location'), await reply.text()];
}

/**
 * Answers what to look at now, of all these. Most stay for some steps, so that each is kept just before a write: one that was kept
 * long before is stale for other reasons too.
 */
function watch(choose: Choose, all: readonly string[], { atALook, others }: typeof PAGES): () => readonly string[] {
  const watched: string[] = [];
  return () => {
    watched.splice(0, others);
    while (watched.length < atALook) watched.push(all[choose(all.length)] ?? '/');
    return watched;
  };
}

/** Made for this request alone, as the page cache has a page made that it does not have. */
const madeNow = async ({ app }: TestApp, address: string) =>
  told(
    await app.fetch(new Request(`http://nowhere.invalid${address}`), {
      address: '',
      cacheContext: new CacheContext(),
      lowData: false,
      dashboardLanguage: programLanguage,
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
    const { write, media } = services;
    const { id: document } = await write(null, ({ db, now }) =>
      media.addFile(db, Buffer.from('%PDF-1.4 statutes'), 'pdf', 'Statutes', now),
    );
    const writer = { app, access: () => access, choose, pictures, document };
    await writeFirst(writer);
    const watched = [watch(choose, pages, PAGES), watch(choose, replies, REPLIES)];
    const found = new Set<string>();
    let looks = 0;
    let fromMemory = 0;
    for (let step = 1; step <= STEPS; step += 1) {
      let written = '';
      if (choose(7) > 0) written = await writeAnything(writer);
      else {
        written = await moveClock(writer);
        access = await accessFor(app, id);
      }
      for (const address of step % ALL_AFTER === 0 ? [...pages, ...replies] : watched.flatMap((look) => look())) {
        const before = services.metrics.fromMemory;
        const kept = await told(await fetch(`${app.url}${address}`, { redirect: 'manual' }));
        if (kept[0] < 400) found.add(address);
        looks += 1;
        // What was made for this look is as new as it can be.
        if (services.metrics.fromMemory === before) continue;
        fromMemory += 1;
        const differs = difference(kept, await madeNow(app, address));
        expect({ step, written, address, differs }).toEqual({ step, written, address, differs: undefined });
      }
    }
    // Otherwise this would say nothing.
    expect(fromMemory / looks).toBeGreaterThan(0.1);
    const missing = [...pages, ...replies].filter((address) => !found.has(address) && !byChance.test(address));
    expect(missing).toEqual([]);
  });
});
