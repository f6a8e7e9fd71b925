import { beforeAll, expect, test } from 'vitest';
import type { Pledge, PledgeDetails } from '../../domain/giving/pledge.ts';
import type { DonationInterestDetails } from '../../domain/submissions/donations.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { openGiving } from '../../tests/support/giving.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { addDonation } from '../../tests/support/submissions.ts';

eachDatabase('a pledge with the address of a donation interest', (app) => {
  let giving: Awaited<ReturnType<typeof openGiving>>;

  beforeAll(async () => {
    giving = await openGiving(app);
  });

  const details = (id: number): Promise<PledgeDetails> => giving.call('GET', `/pledges/${id}/`);
  const interestOf = (id: number): Promise<DonationInterestDetails> => giving.call('GET', `/admin-donations/${id}/`);
  const link = (id: number, interest_id: number) => giving.call('PATCH', `/pledges/${id}/interest/`, { interest_id });

  /** What anybody can send from the page to donate. */
  async function pledgedOnSite(email: string): Promise<Pledge> {
    const { reference } = await giving.call('POST', '/pledges/', { amount: '1', email });
    const { results } = await giving.call('GET', `/pledges/?search=${reference}`);
    return results[0];
  }

  test('does not move that interest, whoever typed the address, until staff say that the two belong together', async () => {
    const interest = await addDonation(app.services, { email: 'Donor@Example.org', full_name: 'Donor' });
    const { id, reference, interest_id } = await pledgedOnSite('donor@example.org');
    expect(interest_id).toBeNull();
    const gift = await giving.gift(1, { pledge_id: id });
    expect(await interestOf(interest)).toMatchObject({ status: 'new', notes: [], status_history: [] });
    expect((await details(id)).proposed_interest).toMatchObject({ id: interest, full_name: 'Donor' });

    app.advance(1000);
    expect(await link(id, interest)).toMatchObject({ interest_id: interest });
    const moved = await interestOf(interest);
    expect(moved.status).toBe('donated');
    expect(moved.notes).toMatchObject([{ text: `Received RWF\u00a01 for the pledge ${reference}.` }]);
    expect((await details(id)).proposed_interest).toBeNull();

    app.advance(1000);
    await giving.call('POST', `/gifts/${gift.id}/take-back/`, { reason: 'Wrong person' });
    expect((await interestOf(interest)).status).toBe('new');
  });

  test('moves it with the gifts that come after the link', async () => {
    const interest = await addDonation(app.services, { email: 'before@example.org' });
    const { id } = await pledgedOnSite('before@example.org');
    await link(id, interest);
    expect((await interestOf(interest)).status).toBe('new');
    await giving.gift(1, { pledge_id: id });
    expect((await interestOf(interest)).status).toBe('donated');
  });

  test('finds it by the telephone, however each is typed', async () => {
    const interest = await addDonation(app.services, { email: '', phone: '0788 555 111' });
    await addDonation(app.services, { email: '', phone: '0788 555 1112' });
    const { id, giver_id } = await giving.pledge({ phone: '+250788555111' });
    expect((await details(id)).proposed_interest?.id).toBe(interest);
    const other = await addDonation(app.services, { phone: '(0788) 555-111' });
    const { interests } = await giving.call('GET', `/givers/${giver_id}/`);
    expect(interests.map((one: { id: number }) => one.id)).toEqual([other, interest]);
  });

  test('is linked to no other interest, and by nobody who may not see donation interests', async () => {
    await addDonation(app.services, { email: 'one@example.org' });
    const other = await addDonation(app.services, { email: 'two@example.org' });
    const { id } = await pledgedOnSite('one@example.org');
    await expect(link(id, other)).rejects.toThrow(/409 .*no longer matches/);
    const { access } = await signedIn(app, { permissions: ['pledges.view', 'pledges.edit'] });
    const { proposed_interest } = await (await app.call('GET', `/pledges/${id}/`, undefined, access)).json();
    expect(proposed_interest).toBeNull();
    const refused = await app.call('PATCH', `/pledges/${id}/interest/`, { interest_id: other }, access);
    expect(refused.status).toBe(403);
  });
});
