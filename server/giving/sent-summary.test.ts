import { extractText } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { openGiving } from '../../tests/support/giving.ts';
import { signedIn } from '../../tests/support/signed-in.ts';

eachDatabase('the summary of a year', (app) => {
  let giving: Awaited<ReturnType<typeof openGiving>>;

  beforeAll(async () => {
    giving = await openGiving(app);
  });

  /** Somebody who gave in 2026, and what sends them the summary of a year. */
  async function given(giver: object, amount = 5000) {
    const gift = await giving.gift(amount, { giver: { email: '', phone: '', ...giver } });
    const { access } = await signedIn(app, { permissions: ['receipts.view', 'receipts.create'] });
    const send = (year = 2026, id = gift.giver.id) =>
      app.call('POST', `/givers/${id}/summaries/${year}/send/`, undefined, access);
    return { id: gift.giver.id, send };
  }

  /** The address in the next mail to somebody, below the site's root. */
  async function linkTo(email: string, subject: string): Promise<string> {
    const { text } = await app.mailbox.take(email, subject);
    const [address = ''] = /\/receipts\/\S+\.pdf/.exec(text ?? '') ?? [];
    return address;
  }

  test('is sent in the giver’s language, with a link that opens it and that nobody keeps a copy of', async () => {
    const { id, send } = await given({ name: 'Luc Petit', email: 'luc@example.org', language: 'fr' });
    expect((await send()).status).toBe(200);
    const address = await linkTo('luc@example.org', 'Intambwe\u00a0: récapitulatif annuel 2026');
    const reply = await app.get(address);
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    const { text } = await extractText(new Uint8Array(await reply.arrayBuffer()), { mergePages: true });
    for (const said of ['Luc Petit', '2026', 'Espèces']) expect(text).toContain(said);
    const { results } = await giving.call('GET', '/audit/?resource=givers&action=send_to_giver');
    expect(results).toMatchObject([
      { resource_id: id, sentence: expect.stringMatching(/ sent the giver .* by e-mail\.$/) },
    ]);
  });

  test('opens for nobody who changes the address to another year, another giver, or a receipt', async () => {
    const { id, send } = await given({ name: 'Secret', email: 'secret@example.org', language: 'en' });
    const other = await given({ name: 'Other', email: 'other@example.org' });
    await giving.gift(700, { giver_id: id }, '2025-05-05');
    await send();
    const address = await linkTo('secret@example.org', 'Intambwe: your gifts in 2026');
    expect((await app.get(address)).status).toBe(200);
    for (const changed of [
      address.replace(`${id}-2026`, `${id}-2025`),
      address.replace(`${id}-2026`, `${other.id}-2026`),
      address.replace(`${id}-2026`, `${id}`),
    ]) {
      expect((await app.get(changed)).status).toBe(404);
    }
  });

  test('goes to the address of whoever turned out to be the same person, and says where there is none', async () => {
    const called = await given({ name: 'Called', phone: '0788999444', language: 'en' });
    expect((await called.send()).status).toBe(409);
    const written = await given({ name: 'Written', email: 'written.too@example.org' });
    await giving.call('POST', `/givers/${called.id}/merge/`, { duplicate_id: written.id });
    expect((await called.send()).status).toBe(200);
    await app.mailbox.take('written.too@example.org', 'Intambwe: your gifts in 2026');
  });

  test('opens for nobody any more once the address is not theirs: after an undone merge, and after erasing', async () => {
    const victim = await given({ name: 'Victim', phone: '0788999555', language: 'en' });
    const other = await given({ name: 'Other', email: 'other.too@example.org' });
    await giving.call('POST', `/givers/${victim.id}/merge/`, { duplicate_id: other.id });
    // Whoever may not see givers is not told their addresses.
    expect(await (await victim.send()).json()).toEqual({ sent_to: '' });
    const address = await linkTo('other.too@example.org', 'Intambwe: your gifts in 2026');
    expect((await app.get(address)).status).toBe(200);
    await giving.call('POST', `/givers/${victim.id}/unmerge/`, { duplicate_id: other.id });
    expect((await app.get(address)).status).toBe(404);
    expect((await other.send()).status).toBe(200);
    const own = await linkTo('other.too@example.org', 'Intambwe: your gifts in 2026');
    expect((await app.get(own)).status).toBe(200);
    const { access } = await signedIn(app, { isSuperuser: true });
    const erasing = { address: 'other.too@example.org', confirmation: 'other.too@example.org' };
    expect((await app.call('POST', '/privacy/erase/', erasing, access)).status).toBe(200);
    expect((await app.get(own)).status).toBe(404);
  });

  test('is not sent for a year in which nothing came in, nor for somebody who is not there', async () => {
    const { send } = await given({ name: 'Once', email: 'once@example.org' });
    expect((await send(2024)).status).toBe(404);
    expect((await send(2026, 999_999)).status).toBe(404);
  });
});
