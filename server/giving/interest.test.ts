import { beforeAll, expect, test } from 'vitest';
import type { DonationInterestDetails, DonationStatus } from '../../domain/submissions/donations.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { openGiving } from '../../tests/support/giving.ts';
import { addDonation } from '../../tests/support/submissions.ts';
import { addPayments } from './add-payments.ts';
import { makeSource } from './sources.ts';

eachDatabase('the donation interest of a pledge', (app) => {
  let giving: Awaited<ReturnType<typeof openGiving>>;

  beforeAll(async () => {
    giving = await openGiving(app);
  });

  const pledgeFor = async (status: DonationStatus) => {
    const interest = await addDonation(app.services, { status });
    const { id: pledge_id } = await giving.pledge({ phone: '0788000001', interest_id: interest });
    const read = (): Promise<DonationInterestDetails> => giving.call('GET', `/admin-donations/${interest}/`);
    return { interest, pledge_id, read };
  };
  const takeBack = (gift: { id: number }, payment_id?: number) =>
    giving.call('POST', `/gifts/${gift.id}/take-back/`, { reason: 'Wrong person', payment_id });
  /** Time passes, so that what staff do is at another moment than what a gift does. */
  const later = () => app.setClock(new Date(app.services.clock().getTime() + 1000).toISOString());

  test.each(['new', 'contacted', 'committed', 'declined'] as const)(
    'is %s until all that was pledged has come, and again when less is left, with a note and in the log',
    async (status) => {
      const { interest, pledge_id, read } = await pledgeFor(status);
      const first = await giving.gift(1, { pledge_id });
      expect(await read()).toMatchObject({
        status,
        notes: [{ text: expect.stringMatching(/^Received RWF\u00a01 for/) }],
      });
      later();
      const second = await giving.gift(4999, { pledge_id });
      expect((await read()).status).toBe('donated');
      const more = await giving.gift(100, { pledge_id });
      await takeBack(more);
      expect((await read()).status).toBe('donated');
      later();
      await takeBack(second);
      const { status: now, notes, status_history } = await read();
      expect([now, status_history[0]?.from, status_history[0]?.to]).toEqual([status, 'donated', status]);
      expect(notes[0]?.text).toMatch(/^Unassigned RWF\u00a04,999 from the pledge .{8}: Wrong person$/);
      const noted = app.services.db.selectFrom('audit').selectAll().where('resource', '=', 'donations');
      const [last] = await noted.where('resource_id', '=', interest).orderBy('id', 'desc').execute();
      expect(last).toMatchObject({ action: 'set_status' });
      // Given once more and taken back once more, it goes the same way.
      later();
      const third = await giving.gift(4999, { pledge_id });
      expect((await read()).status).toBe('donated');
      await takeBack(third);
      expect((await read()).status).toBe(status);
      await takeBack(first);
      expect((await read()).status).toBe(status);
    },
  );

  test('moves with a refund, and on again when the refund is undone', async () => {
    const { pledge_id, read } = await pledgeFor('contacted');
    const given = await giving.gift(5000, { pledge_id });
    later();
    const [refund] = await app.services.write(null, async (unit) => {
      const source = await makeSource(unit, { name: 'Code', kind: 'mobile_money', currency: 'RWF' });
      const entry = {
        ...{ day: '2026-11-19', amount: -500, currency: 'RWF' as const, payer_name: '', payer_phone: '' },
        ...{ reference: '', text: '', external_id: 'back', fingerprint: 'back' },
      };
      await addPayments(unit, source.id, null, [entry]);
      return unit.db.selectFrom('payments').select('id').where('source_id', '=', source.id).execute();
    });
    if (!refund) throw new Error('The refund was not stored');
    await giving.call('POST', `/payments/${refund.id}/gifts/`, { shares: [{ amount: -500, gift_id: given.id }] });
    expect((await read()).status).toBe('contacted');
    later();
    await takeBack(given, refund.id);
    expect((await read()).status).toBe('donated');
  });

  test('stays as staff set it, who moved it to donated themselves', async () => {
    const { interest, pledge_id, read } = await pledgeFor('committed');
    await giving.call('PATCH', `/admin-donations/${interest}/status/`, { status: 'donated', from: 'committed' });
    later();
    await takeBack(await giving.gift(5000, { pledge_id }));
    const { status, notes } = await read();
    expect(status).toBe('donated');
    expect(notes).toHaveLength(2);
  });
});
