import { expect, test } from 'vitest';
import { addresses } from '../../domain/addresses.ts';
import { languages, mainLanguage } from '../../domain/languages.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { random } from '../../tests/support/random.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { isThorough } from '../../tests/support/thorough.ts';
import { offerLanguages } from '../../tests/support/words.ts';
import { tidy } from '../housekeeping.ts';

/** Where an old address leads: with a page wherever it moves, to a fixed address, or to one at which there is nothing yet. */
type Goal = { page: number } | { to: string } | 'gone';

interface PageNow {
  address: string;
  isInTrash: boolean;
}

/** `REDIRECT_STEPS=5000` takes more. */
const STEPS = Number(process.env.REDIRECT_STEPS ?? (isThorough ? 1000 : 300));

/** Calls that a failure names. */
const CALLS = 40;

/** More than a browser follows of one address. */
const TOO_MANY = 10;

const prefixes = ['', '/en', '/fr', '/rw'];
const paths = Array.from({ length: 18 }, (_, index) => `/place-${index}`);
const ours = Object.values<unknown>(addresses).filter((address) => typeof address === 'string');

eachDatabase('old addresses through random changes', (app) => {
  test('each leads to its page in one hop or says that it is gone, none goes in circles or takes one of ours', async () => {
    const below = random(20_261_129);
    const oneOf = <Item>(items: readonly Item[]): Item => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('There is none');
      return item;
    };
    const { access } = await signedIn(app, { isSuperuser: true });
    await offerLanguages(app, ['rw', 'fr']);
    const pages = new Map<number, PageNow>();
    const goals = new Map<string, Goal>();
    const byStaff = new Set<string>();
    /** Where a browser remembers that addresses lead. It forgets nothing: all of this happens within the hour. */
    const remembered = new Map<string, string>();

    /** The last calls, for whoever looks for what went wrong. */
    const done: string[] = [];
    const call = async (method: string, path: string, body?: object) => {
      const reply = await app.call(method, path, body, access);
      done.push(`${method} ${path} ${JSON.stringify(body ?? '')}: ${reply.status}`);
      return reply;
    };
    const pageAt = (path: string) => [...pages].find(([, { address }]) => address === path)?.[0];
    /** A page or an old address is at this path now: what led to the mere path goes along with it. */
    const follow = (path: string, goal: Goal) => {
      for (const [old, its] of goals) if (its !== 'gone' && 'to' in its && its.to === path) goals.set(old, goal);
    };

    async function writePage() {
      const path = oneOf(paths);
      const body = { title: path, address: path.slice(1), status: 'published' };
      const reply = await call('POST', '/pages/', body);
      expect(reply.status, `a page at ${path}`).toBe(pageAt(path) === undefined ? 201 : 400);
      if (reply.status !== 201) return;
      const { id } = await reply.json();
      goals.delete(path);
      pages.set(id, { address: path, isInTrash: false });
      follow(path, { page: id });
    }

    async function movePage() {
      const [id, page] = oneOf([...pages]);
      const to = oneOf(paths);
      if (page.isInTrash) return;
      const body = { title: to, address: to.slice(1), status: 'published' };
      const other = pageAt(to);
      const { status } = await call('PUT', `/pages/${id}/`, body);
      expect(status, `${page.address} moves to ${to}`).toBe(other === undefined || other === id ? 200 : 400);
      if (status !== 200 || to === page.address) return;
      goals.delete(to);
      goals.set(page.address, { page: id });
      byStaff.delete(page.address);
      page.address = to;
      follow(to, { page: id });
    }

    async function trashPage() {
      const [id, page] = oneOf([...pages]);
      const [method, path] = page.isInTrash ? ['POST', `/pages/${id}/restore/`] : ['DELETE', `/pages/${id}/`];
      expect((await call(method ?? '', path ?? '')).ok).toBe(true);
      page.isInTrash = !page.isInTrash;
    }

    async function removeForGood() {
      const [id, page] = oneOf([...pages]);
      if (!page.isInTrash) return;
      expect((await call('DELETE', `/trash/pages/${id}/?reason=old`)).ok).toBe(true);
      pages.delete(id);
      await tidy(app.services);
      for (const [old, goal] of goals) {
        if (goal === 'gone') continue;
        const isDead = 'page' in goal ? goal.page === id : goal.to.startsWith('/place-');
        if (isDead && !byStaff.has(old)) goals.delete(old);
        else if (isDead && 'page' in goal) goals.set(old, { to: page.address });
      }
    }

    async function addRedirect() {
      const [from, to] = [oneOf(paths), oneOf(below(3) === 0 ? ours : paths)];
      const isGone = below(5) === 0;
      const id = pageAt(to);
      const goal: Goal = isGone ? 'gone' : id === undefined ? (goals.get(to) ?? { to }) : { page: id };
      const isCircle = !isGone && (to === from || (goal !== 'gone' && 'to' in goal && goal.to === from));
      const reply = await call('POST', '/redirects/', { from, target: isGone ? '' : to, is_gone: isGone });
      const { status } = reply;
      expect(status, `${from} to ${to}`).toBe(pageAt(from) === undefined && !isCircle ? 201 : 400);
      if (status !== 201) return;
      goals.set(from, goal);
      byStaff.add(from);
      follow(from, goal);
    }

    async function takeAway() {
      const { results } = await (await call('GET', '/redirects/?page_size=100')).json();
      if (results.length === 0) return;
      const { id, old_path } = oneOf<{ id: number; old_path: string }>(results);
      expect((await call('DELETE', `/redirects/${id}/`)).status).toBe(204);
      expect(goals.delete(old_path), old_path).toBe(true);
    }

    async function tryOurs() {
      const from = `${oneOf(prefixes)}${oneOf(ours)}`;
      expect((await call('POST', '/redirects/', { from, target: '/place-1' })).status, from).toBe(400);
    }

    async function changeMainLanguage() {
      const to = oneOf(languages);
      const body = { main_language: to, seen: mainLanguage(), offers_former: true };
      expect((await call('PUT', '/site/languages/', body)).status).toBe(200);
      expect(mainLanguage()).toBe(to);
    }

    /** The main language has no prefix: what is there without it is led to, and not where that leads. */
    const expected = (path: string, asked: string) => {
      const isMain = asked === `/${mainLanguage()}`;
      const prefix = isMain ? '' : asked;
      const id = pageAt(path);
      if (id !== undefined) return pages.get(id)?.isInTrash ? 404 : isMain ? path : 200;
      const goal = goals.get(path);
      if (goal === undefined) return 404;
      if (goal === 'gone') return 410;
      // Where a page in the trash stands is told to nobody.
      if ('page' in goal && pages.get(goal.page)?.isInTrash) return 404;
      const target = 'page' in goal ? (pages.get(goal.page)?.address ?? '') : goal.to;
      return prefix + (target === '/' && prefix !== '' ? '' : target);
    };
    const visit = async (path: string) => {
      const { status, headers } = await fetch(app.url + path, { redirect: 'manual' });
      return status === 301 ? (headers.get('location') ?? '') : status;
    };
    /** What a browser does that remembers where addresses lead, as far as it may. */
    async function browse(path: string) {
      const way = [path];
      for (let place = path; way.length < TOO_MANY; way.push(place)) {
        const known = remembered.get(place);
        if (known === undefined) {
          const { status, headers } = await fetch(app.url + place, { redirect: 'manual' });
          const target = headers.get('location');
          if (target === null) return;
          const isKept = status === 301 && !/no-cache|no-store/.test(headers.get('cache-control') ?? '');
          if (isKept) remembered.set(place, target);
          place = target;
        } else place = known;
      }
      expect(way, 'a browser goes in circles').toEqual([]);
    }

    async function check(path: string) {
      const prefix = oneOf(['', ...prefixes]);
      const found = await visit(prefix + path);
      expect(found, `${prefix}${path}, after ${done.slice(-CALLS).join('\n')}`).toBe(expected(path, prefix));
      // One hop: there nothing leads on.
      if (typeof found === 'string') expect([200, 404], `${path} to ${found}`).toContain(await visit(found));
      await browse(prefix + path);
    }

    const steps = [
      writePage,
      movePage,
      movePage,
      movePage,
      trashPage,
      removeForGood,
      addRedirect,
      addRedirect,
      takeAway,
    ];
    for (let step = 0; step < STEPS; step += 1) {
      const next = pages.size === 0 ? writePage : pages.size > 8 ? oneOf(steps.slice(1)) : oneOf(steps);
      await next();
      if (step % 50 === 0) await tryOurs();
      if (step % 40 === 39) await changeMainLanguage();
      await check(oneOf(paths));
    }
    for (const path of paths) await check(path);
    for (const path of ours) expect(await visit(path), path).toBe(200);
  }, 900_000);
});
