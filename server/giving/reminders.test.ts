import { expect, test } from 'vitest';
import { moneyInFigures } from '../../domain/giving/money.ts';
import { catalogues } from '../../locales/catalogues.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { openGiving } from '../../tests/support/giving.ts';
import { remindOfPledges } from './reminders.ts';

eachDatabase('reminders of pledges', (app) => {
  async function pledge(email: string, body: object = {}): Promise<string> {
    const sent = { amount: '5000', email, is_reminder_wanted: true, ...body };
    const { address } = await (await app.call('POST', '/pledges/', sent)).json();
    await app.mailbox.take(email);
    return String(address).split('/').at(-1) ?? '';
  }

  /** Reminds on two nodes at once, and answers who is written to. */
  async function remind(): Promise<string[]> {
    const now = app.services.clock();
    await Promise.all([remindOfPledges(app.services, now), remindOfPledges(app.services, now)]);
    const reminded = app.services.db.selectFrom('pledges').select('email').where('reminded_at', 'is not', null);
    return (await reminded.orderBy('email').execute()).map(({ email }) => email);
  }

  test('come once, after two weeks, to those who want one and have not cancelled', async () => {
    await pledge('wanted@example.org');
    await pledge('unwanted@example.org', { is_reminder_wanted: false });
    const token = await pledge('cancelled@example.org');
    await app.call('POST', `/own-pledges/${token}/cancel/`);
    const day = 24 * 3_600_000;
    app.advance(14 * day - 1);
    expect(await remind()).toEqual([]);
    app.advance(1);
    expect(await remind()).toEqual(['wanted@example.org']);
    expect((await app.mailbox.take('wanted@example.org')).subject).toContain('has not arrived');
    expect(app.mailbox.received.filter(({ subject = '' }) => subject.includes('has not arrived'))).toHaveLength(1);
    app.advance(14 * day);
    expect(await remind()).toEqual(['wanted@example.org']);
  });

  test('go to nobody whose gift has come, or who was erased, since they were found', async () => {
    const { db, write } = app.services;
    await pledge('erased-since@example.org');
    app.advance(15 * 24 * 3_600_000);
    const now = app.services.clock();
    const erasing: typeof write = async (by, work) => {
      await db.updateTable('pledges').set({ email: '' }).where('email', '=', 'erased-since@example.org').execute();
      return write(by, work);
    };
    await remindOfPledges({ ...app.services, write: erasing }, now);
    const mails = await db.selectFrom('mails').select('recipient').where('recipient', '=', '').execute();
    expect(mails).toEqual([]);
  });

  test.each([
    ['rw', 'ntiratugeraho', 'Ntituzongera kubibutsa.', 'inyemezabwishyu', 'yatugezeho ku wa 20 Ugushyingo 2026'],
    ['fr', 'n’est pas arrivé', 'Nous ne vous enverrons plus de rappel.', 'reçu', 'est arrivé le 20 novembre 2026'],
  ] as const)(
    'and receipts are written to a giver in the language of their pledge: %s',
    async (language, late, last, receipt, day) => {
      const giving = await openGiving(app);
      const email = `${language}@example.org`;
      const made = await giving.pledge({ email, language });
      await app.services.db
        .updateTable('pledges')
        .set({ is_reminder_wanted: true })
        .where('id', '=', made.id)
        .execute();
      await app.mailbox.take(email);
      const paid = await giving.pledge({ email, language });
      await app.mailbox.take(email);
      const gift = await giving.gift(5000, { pledge_id: paid.id, giver_id: paid.giver_id }, '2026-11-20');
      const issued = await giving.receipt(gift);
      await giving.call('POST', `/receipts/${issued.id}/send/`);
      const sent = await app.mailbox.take(email);
      expect(sent.subject).toContain(receipt);
      expect(sent.text).toContain(day);

      app.advance(14 * 24 * 3_600_000);
      await remind();
      const reminder = await app.mailbox.take(email);
      expect(reminder.subject).toContain(late);
      expect(reminder.text).toContain(moneyInFigures(made, catalogues[language].numbers));
      expect(reminder.text).toContain(last);
      expect(reminder.text).toContain(`/${language}/pledge/`);
    },
  );
});
