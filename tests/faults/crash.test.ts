import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/database/open.ts';
import { drain, listen } from '../../server/listen.ts';
import { type BuiltSite, builtSite } from '../../server/pages/public-pages.ts';
import { assemble, httpFrontFor } from '../../server/process.ts';
import { type DefinedPage, definePage, renderFrom } from '../../web/site/render.tsx';
import { collectingLog, expectLoggedErrors } from '../support/logged-errors.ts';
import { compare } from './compare.ts';
import { Ledger } from './ledger.ts';
import { startVictim, type Victim } from './victim-client.ts';

/** A page whose component throws as long as it is broken, and one that does not. */
function pagesThatBreak(isBroken: () => boolean): DefinedPage[] {
  const page = (address: string, show: () => string) =>
    definePage<null>({
      address,
      load: async () => null,
      head: () => ({ title: 'A page', description: 'A page', canonical: address }),
      Page: show,
    });
  return [
    page('/broken', () => {
      if (isBroken()) throw new Error('A component fell over');
      return 'Mended';
    }),
    page('/sound', () => 'Sound'),
  ];
}

test('a page that falls over says so, is not kept, and takes no other page with it', async () => {
  let isBroken = true;
  const pages = pagesThatBreak(() => isBroken);
  const built = await builtSite();
  const site: BuiltSite = {
    ...built,
    async in(language) {
      const whole = await built.in(language);
      return {
        ...whole,
        pages: {
          ...whole.pages,
          renderDocument: (request) => renderFrom({ pages, drawBlocks: async () => [] }, request),
        },
      };
    },
  };
  const dataFolder = await mkdtemp(join(tmpdir(), 'intambwe-broken-'));
  const config = readConfig({ DATA_DIR: dataFolder, PORT: '0' });
  const clock = () => new Date();
  const running = await assemble({ config, clock, log: collectingLog, site, print: () => undefined });
  expectLoggedErrors(/^A page could not be made .*"path":"\/broken".*A component fell over/);
  const server = await listen(await httpFrontFor(running, site, 'dist'), config);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);

  const broken = await get('/broken');
  expect([broken.status, broken.headers.get('cache-control')]).toEqual([500, 'no-store']);
  const shown = await broken.text();
  expect(shown).toContain('This page cannot be shown now');
  expect(shown).not.toContain('fell over');
  expect((await get('/sound')).status).toBe(200);
  isBroken = false;
  expect(await (await get('/broken')).text()).toContain('Mended');

  await drain(server, 1000);
  await running.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

describe('a process that comes to its end', () => {
  let dataFolder: string;
  let victim: Victim;
  let ledger: Ledger;

  beforeEach(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'intambwe-crash-'));
    ledger = new Ledger();
  });

  afterEach(async () => {
    await victim.kill();
    await rm(dataFolder, { recursive: true, force: true });
  });

  async function differences(): Promise<string[]> {
    const db = openDatabase(join(dataFolder, 'intambwe.sqlite'));
    try {
      return await compare(db, ledger.entries);
    } finally {
      await db.destroy();
    }
  }

  test('by a fault that nobody caught says so in the log, and the next start goes on', async () => {
    victim = await startVictim({ DATA_DIR: dataFolder });
    expectLoggedErrors(/^A fault that nobody caught: the process ends .*Nobody catches this$/);
    const writing = ledger.write(victim);
    await expect.poll(() => ledger.acknowledged, { timeout: 60_000 }).toBeGreaterThan(5);
    const ended = once(victim.child, 'close');
    victim.child.send('reject');
    expect(await ended).toEqual([1, null]);
    await writing;
    victim = await startVictim({ DATA_DIR: dataFolder });
    await ledger.repeatUnanswered(victim);
    expect(await differences()).toEqual([]);
  });

  test('for want of memory has kept what it acknowledged', async () => {
    victim = await startVictim({ DATA_DIR: dataFolder }, ['--max-old-space-size=64']);
    const writing = ledger.write(victim);
    await expect.poll(() => ledger.acknowledged, { timeout: 60_000 }).toBeGreaterThan(5);
    const ended = once(victim.child, 'exit');
    victim.child.send('fill the memory');
    expect(await ended).toEqual([null, 'SIGABRT']);
    await writing;
    victim = await startVictim({ DATA_DIR: dataFolder });
    await ledger.repeatUnanswered(victim);
    expect(await differences()).toEqual([]);
  });
});
