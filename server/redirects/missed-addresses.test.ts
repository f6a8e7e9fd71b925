import { beforeEach, expect, test } from 'vitest';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { MORNING } from '../../tests/support/test-app.ts';
import type { Write } from '../database/unit-of-work.ts';
import { MissedAddresses } from './missed-addresses.ts';
import { addMissed } from './missed-store.ts';

eachDatabase('counting what visitors do not find', (app) => {
  beforeEach(async () => {
    await app.services.db.deleteFrom('missed_addresses').execute();
  });

  const kept = () => app.services.db.selectFrom('missed_addresses').selectAll().orderBy('times', 'desc').execute();
  const counter = (write: Write = app.services.write) =>
    new MissedAddresses({ write, clock: app.services.clock, log: app.services.log });
  /** Counting waits for nothing but the limit in memory. */
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

  test('several programs add up', async () => {
    const both = [counter(), counter()];
    for (const one of both) one.see('/lost', '192.0.2.1', {});
    await settled();
    await Promise.all(both.map((one) => one.flush()));
    expect(await kept()).toMatchObject([{ path: '/lost', times: 2 }]);
  });

  test('one network adds no more than people do, and many cannot fill the memory', async () => {
    const one = counter();
    for (let number = 0; number < 500; number += 1) one.see(`/flood-${number}`, '192.0.2.7', {});
    await settled();
    await one.flush();
    expect(await kept()).toHaveLength(30);
    for (let number = 0; number < 2000; number += 1)
      one.see(`/many-${number}`, `10.1.${Math.floor(number / 250)}.${number % 250}`, {});
    await settled();
    await one.flush();
    expect((await kept()).length).toBeLessThanOrEqual(300);
  });

  test('one IPv6 /48 does not fill the list', async () => {
    const one = counter();
    for (let number = 0; number < 400; number += 1)
      one.see(`/flood-${number}`, `2001:db8:7:${number.toString(16)}::1`, {});
    await settled();
    await one.flush();
    expect((await kept()).length).toBeLessThanOrEqual(120);
  });

  test('one place that asks for the same path 29 times a minute counts once in it', async () => {
    const one = counter();
    for (let number = 0; number < 29; number += 1) {
      one.see('/pushed', '192.0.2.20', {});
      one.see('/pushed-too', `2001:db8:8:${number.toString(16)}::1`, {});
      if (number % 5 === 0) await settled();
    }
    await settled();
    await one.flush();
    one.see('/pushed', '192.0.2.20', {});
    one.see('/pushed', '192.0.2.21', {});
    await settled();
    await one.flush();
    expect(await kept()).toMatchObject([
      { path: '/pushed', times: 2 },
      { path: '/pushed-too', times: 1 },
    ]);
    app.advance(61_000);
    one.see('/pushed', '192.0.2.20', {});
    await settled();
    await one.flush();
    expect((await kept())[0]).toMatchObject({ path: '/pushed', times: 3 });
  });

  test('what a browser gets ahead of its reader is not counted, nor what machines ask for', async () => {
    const one = counter();
    const told = [
      { 'sec-purpose': 'prefetch' },
      { 'sec-purpose': 'prefetch;prerender' },
      { purpose: 'prefetch' },
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
      { 'user-agent': 'SomeCrawler/1.0' },
      { 'user-agent': 'Baiduspider' },
      { 'user-agent': 'Yahoo! Slurp' },
      { 'user-agent': 'LinkPreview' },
    ];
    for (const headers of told) one.see('/ahead', '192.0.2.30', headers);
    one.see('/read', '192.0.2.30', { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' });
    await settled();
    await one.flush();
    expect((await kept()).map(({ path }) => path)).toEqual(['/read']);
    await fetch(`${app.url}/over-the-wire`, { headers: { 'user-agent': 'bingbot/2.0' } });
    await fetch(`${app.url}/over-the-wire`, { headers: { 'sec-purpose': 'prefetch' } });
    await settled();
    await app.missed.flush();
    expect((await kept()).map(({ path }) => path)).toEqual(['/read']);
    await fetch(`${app.url}/over-the-wire`);
    await settled();
    await app.missed.flush();
    expect((await kept()).find(({ path }) => path === '/over-the-wire')).toMatchObject({ times: 1 });
  });

  test('a draft, a scheduled page and one in the trash show their addresses to nobody', async () => {
    const { access } = await signedIn(app, { isSuperuser: true });
    const call = async (method: string, path: string, body?: object) => {
      const reply = await app.call(method, path, body, access);
      return reply.status === 204 ? undefined : await reply.json();
    };
    const pages = [
      { title: 'Draft', address: 'private-draft', status: 'draft' },
      { title: 'Later', address: 'private-later', status: 'published', published_date: '2099-01-01T00:00:00Z' },
      { title: 'Trash', address: 'private-trash', status: 'published' },
    ];
    const paths = pages.map(({ address }) => `/${address}`);
    const seen = new Map([...paths, '/nothing'].map((path) => [path, 1]));
    // As they were counted before there was a page.
    await addMissed(app.services.db, seen, MORNING);
    const before = await kept();
    expect(before).toHaveLength(4);
    for (const page of pages) {
      const { id } = await call('POST', '/pages/', page);
      if (page.title === 'Trash') await call('DELETE', `/pages/${id}/`);
    }
    const listed = await call('GET', '/redirects/missed/');
    expect(listed.results.map(({ path }: { path: string }) => path)).toEqual(['/nothing']);
    const draft = before.find(({ path }) => path === '/private-draft');
    const dismissed = await app.call('PATCH', `/redirects/missed/${draft?.id}/`, { is_dismissed: true }, access);
    expect(dismissed.status).toBe(404);
    await app.services.db.deleteFrom('missed_addresses').execute();
    const [first] = paths;
    await addMissed(app.services.db, new Map([[first ?? '', 1]]), MORNING);
    await addMissed(app.services.db, seen, MORNING);
    expect((await kept()).map(({ path }) => path)).toEqual(['/nothing']);
  });

  test('a flood of made-up addresses leaves those that are missed often', async () => {
    const { db } = app.services;
    await addMissed(
      db,
      new Map([
        ['/linked-in-a-report', 2],
        ['/on-a-poster', 3],
      ]),
      MORNING,
    );
    for (let round = 0; round < 20; round += 1) {
      const made = Array.from({ length: 300 }, (_, index) => [`/made-up-${round}-${index}`, 1] as const);
      await addMissed(db, new Map(made), new Date(Date.parse(MORNING) + round * 1000).toISOString());
      expect((await kept()).length).toBeLessThanOrEqual(300);
    }
    expect((await kept()).slice(0, 2)).toMatchObject([{ path: '/on-a-poster' }, { path: '/linked-in-a-report' }]);
  });

  test('a new address has its time where all others were missed more often', async () => {
    const { db } = app.services;
    const often = Array.from({ length: 300 }, (_, index) => [`/often-${index}`, 5] as const);
    await addMissed(db, new Map(often), MORNING);
    for (let day = 1; day <= 6; day += 1)
      await addMissed(db, new Map([['/new', 1]]), new Date(Date.parse(MORNING) + day * 86_400_000).toISOString());
    expect((await kept())[0]).toMatchObject({ path: '/new', times: 6 });
  });

  test('counts that cannot be written now are written with the next', async () => {
    let works = false;
    const one = counter((user, work) => {
      if (!works) throw new Error('The disk is full');
      return app.services.write(user, work);
    });
    one.see('/lost', '192.0.2.9', {});
    await settled();
    await one.flush();
    works = true;
    one.see('/lost', '192.0.2.10', {});
    await settled();
    await one.flush();
    expect(await kept()).toMatchObject([{ path: '/lost', times: 2 }]);
  });
});
