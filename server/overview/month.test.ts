import { expect, test } from 'vitest';
import type { Permission } from '../../domain/permission.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addEvent } from '../../tests/support/factories.ts';
import { openGiving } from '../../tests/support/giving.ts';
import { signedIn } from '../../tests/support/signed-in.ts';

eachDatabase('what came of a month’s work', { perTest: true }, (app) => {
  const monthFor = async (...permissions: Permission[]) => {
    const { access } = await signedIn(app, { permissions });
    return (await (await app.call('GET', '/overview/', undefined, access)).json()).month;
  };

  test('this month until today stands beside the same days of the month before, as the giving report has them', async () => {
    const { gift, pledge, call } = await openGiving(app);
    const { giver_id } = await pledge({ full_name: 'Aline', email: 'aline@example.org', amount: '9000' });
    for (const [amount, day] of [
      [1000, '2026-11-01'],
      [2000, '2026-11-20'],
      [400, '2026-10-01'],
      [500, '2026-10-20'],
      [70_000, '2026-10-21'],
      [80_000, '2026-09-30'],
    ] as const)
      await gift(amount, { giver_id }, day);
    const month = await monthFor('pledges.view');
    expect(month).toEqual({
      days: { from: '2026-11-01', until: '2026-11-20', before: { from: '2026-10-01', until: '2026-10-20' } },
      money: [{ currency: 'RWF', received: { now: 3000, before: 900 }, pledged: { now: 9000, before: 0 } }],
      visits: { now: 0, before: 0 },
    });
    const { from, until } = month.days;
    const report = await call('GET', `/giving-report/?by=month&from=${from}&until=${until}`);
    expect(report.lines).toEqual([expect.objectContaining({ received: 3000, pledged: 9000 })]);
  });

  test('a month begins and ends by the clocks of Kigali', async () => {
    const event = await addEvent(app.services, { start_date: '2027-02-01T08:00:00.000Z' });
    const register = (name: string) =>
      app.call('POST', `/events/${event}/registrations/`, { full_name: name, email: `${name}@example.org` });
    // Two hours before midnight in UTC it is midnight in Kigali.
    app.setClock('2026-11-30T21:59:59.000Z');
    await register('last-of-november');
    expect(await monthFor('events.view')).toMatchObject({
      days: { from: '2026-11-01', until: '2026-11-30', before: { from: '2026-10-01', until: '2026-10-30' } },
      registrations: { now: 1, before: 0 },
    });
    app.setClock('2026-11-30T22:00:00.000Z');
    await register('first-of-december');
    expect(await monthFor('events.view')).toMatchObject({
      days: { from: '2026-12-01', until: '2026-12-01', before: { from: '2026-11-01', until: '2026-11-01' } },
      registrations: { now: 1, before: 0 },
    });
    app.setClock('2026-12-30T22:30:00.000Z');
    expect(await monthFor('events.view')).toMatchObject({
      days: { until: '2026-12-31', before: { until: '2026-11-30' } },
      registrations: { now: 1, before: 1 },
    });
  });

  test('visits and subscribers are those of these days', async () => {
    const { db } = app.services;
    const visits = [
      ['2026-11-01', 3],
      ['2026-11-20', 4],
      ['2026-10-20', 5],
      ['2026-10-21', 60],
    ] as const;
    await db
      .insertInto('visit_counts')
      .values(
        visits.flatMap(([day, times]) => [
          { day, kind: 'visit', times },
          { day, kind: 'page', times: 900 },
        ]),
      )
      .execute();
    const moments = ['2026-10-31T22:00:00.000Z', '2026-10-31T21:59:59.000Z', '2026-10-05T08:00:00.000Z'];
    await db
      .insertInto('newsletter_subscribers')
      .values(
        moments.map((at, number) => ({
          ...({ email: `${number}@example.org`, language: 'en', status: 'confirmed', confirm_hash: null } as const),
          ...{ confirm_until: null, unsubscribe_hash: String(number), mailed_at: at, created_at: at },
          ...{ confirmed_at: at, left_at: null },
        })),
      )
      .execute();
    expect(await monthFor('subscribers.view')).toMatchObject({
      visits: { now: 7, before: 5 },
      subscribers: { now: 1, before: 1 },
    });
  });

  test('shows each only what they may see', async () => {
    const shown = async (...permissions: Permission[]) => Object.keys(await monthFor(...permissions)).sort();
    expect(await shown('posts.view')).toEqual(['days', 'visits']);
    expect(await shown('pledges.view')).toEqual(['days', 'money', 'visits']);
    expect(await shown('events.view')).toEqual(['days', 'registrations', 'visits']);
    expect(await shown('subscribers.view')).toEqual(['days', 'subscribers', 'visits']);
  });
});
