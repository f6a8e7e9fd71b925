import { beforeAll, expect, test } from 'vitest';
import type { GiverDetails } from '../../domain/giving/gift.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { openGiving } from '../../tests/support/giving.ts';

eachDatabase('the papers of givers who are the same person', (app) => {
  let giving: Awaited<ReturnType<typeof openGiving>>;

  beforeAll(async () => {
    giving = await openGiving(app);
  });

  let count = 0;

  /** Somebody of whom this came in, with a name of their own: those of one telephone and one name are one giver. */
  async function given(giver: object) {
    count += 1;
    const gift = await giving.gift(5000, { giver: { name: `Giver ${count}`, email: '', phone: '', ...giver } });
    return { id: gift.giver.id, gift };
  }
  /** Somebody who only said on the site that they would give. */
  async function promised(email: string, phone: string): Promise<number> {
    await giving.call('POST', '/pledges/', { amount: '1', full_name: 'A Stranger', email, phone });
    const { results } = await giving.call('GET', `/givers/?search=${email}`);
    return results[0].id;
  }
  const details = (id: number): Promise<GiverDetails> => giving.call('GET', `/givers/${id}/`);
  const merge = (id: number, duplicate_id: number): Promise<GiverDetails> =>
    giving.call('POST', `/givers/${id}/merge/`, { duplicate_id });
  const sendSummary = (id: number) => giving.call('POST', `/givers/${id}/summaries/2026/send/`);
  const sendReceipt = async (gift: Parameters<typeof giving.receipt>[0]) =>
    giving.call('POST', `/receipts/${(await giving.receipt(gift)).id}/send/`);

  test('go to no address of somebody who gave nothing, in whichever direction the two are merged', async () => {
    const phone = '+250788100001';
    const donor = await given({ phone });
    const stranger = await promised('stranger@example.org', phone);
    expect((await details(donor.id)).duplicates).toMatchObject([{ id: stranger, papers_to: '' }]);
    expect((await details(stranger)).duplicates).toMatchObject([{ id: donor.id, papers_to: '' }]);
    expect((await merge(stranger, donor.id)).papers_to).toBe('');
    await expect(sendSummary(stranger)).rejects.toThrow(/409/);
    await expect(sendReceipt(donor.gift)).rejects.toThrow(/409/);
    await giving.call('POST', `/givers/${stranger}/unmerge/`, { duplicate_id: donor.id });
    expect((await merge(donor.id, stranger)).papers_to).toBe('');
    await expect(sendSummary(donor.id)).rejects.toThrow(/409/);
  });

  test('keep the address of the one who gave, where a stranger with the same telephone is the main one', async () => {
    const phone = '+250788100002';
    const donor = await given({ email: 'donor@example.org', phone });
    const stranger = await promised('other.stranger@example.org', phone);
    expect((await details(stranger)).duplicates).toMatchObject([{ id: donor.id, papers_to: 'donor@example.org' }]);
    await merge(stranger, donor.id);
    expect(await sendSummary(stranger)).toEqual({ sent_to: 'donor@example.org' });
    await sendReceipt(donor.gift);
    await app.mailbox.take('donor@example.org');
  });

  test('go to the address of the main one where both have given, and of the other where it alone has one', async () => {
    const main = await given({ email: 'main@example.org', phone: '+250788100003' });
    const other = await given({ email: 'second@example.org', phone: '+250788100003' });
    const [proposed] = (await details(main.id)).duplicates;
    expect(proposed).toMatchObject({ id: other.id, papers_to: 'main@example.org' });
    const called = await given({ phone: '+250788100004' });
    const written = await given({ email: 'written@example.org', phone: '+250788100004' });
    expect((await merge(called.id, written.id)).papers_to).toBe('written@example.org');
    await sendReceipt(called.gift);
    await app.mailbox.take('written@example.org');
  });

  test('go to no address whose only gift was taken back', async () => {
    const phone = '+250788100005';
    const donor = await given({ phone });
    const { id, gift } = await given({ email: 'mistaken@example.org', phone });
    await giving.call('POST', `/gifts/${gift.id}/take-back/`, { reason: 'Wrong person' });
    expect((await merge(donor.id, id)).papers_to).toBe('');
  });
});
