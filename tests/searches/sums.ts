import { expect } from 'vitest';
import { z } from 'zod';
import { dayOf } from '../../domain/calendar.ts';
import { countWrongSums } from '../../server/giving/kept-sums.ts';
import { statesUpToDate, wrongStates } from '../../server/translations/states.ts';
import { nowOf } from './lists.ts';
import { readTables, textOf } from './plain-scan.ts';
import type { AnyRow, Walk } from './walk.ts';

// What is counted and added up beside the rows, and what the rows say.

const tables = ['gifts', 'pledges', 'payments', 'projects', 'posts', 'categories', 'events', 'event_registrations'];
const submissions = ['contact_messages', 'donation_interests', 'newsletter_subscribers'];

const amount = (rows: readonly AnyRow[]) => rows.reduce((sum, row) => sum + Number(row.amount), 0);

/** The rows added up by a key, without what came to nothing. */
function sumsBy(rows: readonly AnyRow[], keyOf: (row: AnyRow) => string): Map<string, number> {
  const sums = [...Map.groupBy(rows, keyOf)].map(([key, some]) => [key, amount(some)] as const);
  return new Map(sums.filter(([, sum]) => sum !== 0).sort());
}

const lines = z.object({
  lines: z.array(z.object({ key: z.string(), currency: z.string(), received: z.int() })),
  thanks_owed: z.int(),
});
const progress = z.array(z.object({ id: z.int(), received: z.int() }));
const numbered = z.array(z.looseObject({ id: z.int() }));
const waiting = z.looseObject({
  donations: z.looseObject({ fresh: z.int(), total: z.int() }),
  contacts: z.object({ unread: z.int() }),
});

/** Everything that is kept beside the rows, or counted from an index, is what the rows add up to. */
export async function checkSums(walk: Walk, access: string): Promise<void> {
  const where = walk.where();
  // What was written past the program is worked out when somebody opens the board; then as `intambwe doctor` looks at it.
  await statesUpToDate(walk.db);
  expect([await countWrongSums(walk.db), await wrongStates(walk.db)], where).toEqual([0, 0]);
  const rows = await readTables(walk.db, [...tables, ...submissions]);
  const [gifts, pledges, projects] = [rows('gifts'), rows('pledges'), rows('projects')];
  const read = async (path: string): Promise<unknown> => (await walk.app.call('GET', path, undefined, access)).json();
  const visited = async (path: string): Promise<unknown> => (await walk.app.call('GET', path)).json();

  const leftOf = (gift: AnyRow) =>
    gift.takes_back === null ? Number(gift.amount) + amount(gifts.filter((one) => one.takes_back === gift.id)) : 0;
  expect(
    gifts.map((gift) => [gift.id, gift.remaining]),
    where,
  ).toEqual(gifts.map((gift) => [gift.id, leftOf(gift)]));
  const received = (pledge: AnyRow) => amount(gifts.filter((gift) => gift.pledge_id === pledge.id));
  expect(
    pledges.map((one) => [one.id, one.received]),
    where,
  ).toEqual(pledges.map((one) => [one.id, received(one)]));
  const assigned = (payment: AnyRow) => amount(gifts.filter((gift) => gift.payment_id === payment.id));
  expect(
    rows('payments').map((one) => [one.id, one.assigned]),
    where,
  ).toEqual(rows('payments').map((one) => [one.id, assigned(one)]));

  for (const by of ['month', 'project'] as const) {
    const report = lines.parse(await read(`/giving-report/?by=${by}`));
    const reported = report.lines.map((line) => [`${line.key} ${line.currency}`, line.received] as const);
    const keyOf = (gift: AnyRow) => (by === 'month' ? textOf(gift, 'day').slice(0, 7) : textOf(gift, 'project_id'));
    expect(new Map(reported.filter(([, sum]) => sum !== 0).sort()), where).toEqual(
      sumsBy(gifts, (gift) => `${keyOf(gift)} ${gift.currency}`),
    );
    expect(report.thanks_owed, where).toBe(gifts.filter((one) => leftOf(one) > 0 && one.thanked_at === null).length);
  }
  const shown = projects.filter((one) => one.is_active && one.is_progress_shown && one.deleted_at === null);
  const given = (project: AnyRow) =>
    amount(gifts.filter((gift) => gift.project_id === project.id && gift.currency === project.currency));
  const shownProgress = progress.parse(await visited('/projects/progress/'));
  expect(new Map(shownProgress.map((one) => [one.id, one.received])), where).toEqual(
    new Map(shown.map((one) => [one.id, given(one)])),
  );

  const { clock, config } = walk.app.services;
  const { donations, contacts } = waiting.parse(await read('/waiting/'));
  const isNew = (row: AnyRow) => row.deleted_at === null && row.status === 'new';
  const today = dayOf(clock(), config.timeZone);
  const isLate = (row: AnyRow) =>
    row.deleted_at === null &&
    row.status !== 'donated' &&
    row.next_action_on !== null &&
    textOf(row, 'next_action_on') < today;
  expect([donations.fresh, donations.total, contacts.unread], where).toEqual([
    rows('donation_interests').filter(isNew).length,
    rows('donation_interests').filter((row) => isNew(row) || isLate(row)).length,
    rows('contact_messages').filter(isNew).length,
  ]);

  const { moment } = nowOf(clock(), config.timeZone);
  const inUse = (row: AnyRow) => row.deleted_at === null;
  const isRead = (post: AnyRow) => post.status === 'published' && textOf(post, 'published_date') <= moment;
  for (const isStaff of [true, false]) {
    const counted = numbered.parse(await (isStaff ? read : visited)('/categories/'));
    const posts = rows('posts').filter((post) => inUse(post) && (isStaff || isRead(post)));
    expect(new Map(counted.map((one) => [one.id, one.post_count])), where).toEqual(
      new Map(
        rows('categories')
          .filter(inUse)
          .map(({ id }) => [id, posts.filter((post) => post.category_id === id).length]),
      ),
    );
  }
  const { results: listed } = z.object({ results: numbered }).parse(await read('/events/?page=1&page_size=100'));
  const places = rows('event_registrations').filter(inUse);
  expect(new Map(listed.map((one) => [one.id, one.registered])), where).toEqual(
    new Map(
      rows('events')
        .filter(inUse)
        .map(({ id }) => [id, places.filter((one) => one.event_id === id).length]),
    ),
  );
}
