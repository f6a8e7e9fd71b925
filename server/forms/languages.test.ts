import { expect, test } from 'vitest';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addEvent } from '../../tests/support/factories.ts';
import { offerLanguages } from '../../tests/support/words.ts';

eachDatabase('a visitor’s forms', (app) => {
  const send = async (path: string, language: string, body: object) => {
    const headers = { 'content-type': 'application/json', 'accept-language': language };
    const reply = await fetch(`${app.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: reply.status, body: await reply.json() };
  };

  test('errors and thanks are in the language of the page', async () => {
    const refused = await send('/contact/', 'fr', { name: 'Aline', email: 'aline', subject: '', message: 'x' });
    expect(refused).toEqual({
      status: 400,
      body: {
        detail: 'Veuillez remplir tous les champs obligatoires.',
        errors: {
          email: ['Veuillez saisir une adresse e-mail valide.'],
          subject: ['Veuillez remplir tous les champs obligatoires.'],
        },
      },
    });
    const message = { name: 'Aline', email: 'aline@example.org', subject: 'Ibigori', message: 'Muraho' };
    expect((await send('/contact/', 'rw', message)).body.message).toMatch(/^Murakoze ku butumwa bwanyu!/);
    expect((await app.mailbox.take('aline@example.org')).subject).toContain('twakiriye ubutumwa bwanyu');
  });

  test('who registered in Kinyarwanda is written to in Kinyarwanda, also when the event moves later', async () => {
    const id = await addEvent(app.services, { title: 'Ibigori', start_date: '2026-12-01T08:00:00.000Z' });
    const email = 'bosco@example.org';
    await send(`/events/${id}/registrations/`, 'rw', { full_name: 'Bosco', email });
    const confirmed = await app.mailbox.take(email);
    expect(confirmed.text).toContain('Mwiyandikishije kuri «Ibigori».');
    expect(confirmed.text).toContain('Gitangira: ku wa Kabiri, 1 Ukuboza 2026, 10:00');
    expect(confirmed.text).toContain(`/rw/EventDetails/${id}`);

    const { access } = await app.signIn(await app.addUser({ isSuperuser: true }));
    const moved = {
      title: 'Ibigori',
      description: 'x',
      location: 'Kinigi',
      start_date: '2026-12-02T08:00:00.000Z',
      end_date: '2026-12-02T10:00:00.000Z',
      tell: true,
    };
    const saved = await app.call('PUT', `/events/${id}/`, moved, access);
    expect(saved.status).toBe(200);
    const told = await app.mailbox.take(email);
    expect(told.text).toContain('ku wa Gatatu, 2 Ukuboza 2026, 10:00 (mbere: ku wa Kabiri, 1 Ukuboza 2026, 10:00)');
  });

  test('the newsletter’s mails and links are in the language in which it was asked for', async () => {
    const email = 'claire@example.org';
    await send('/newsletter/', 'fr', { email });
    const { text = '', subject } = await app.mailbox.take(email);
    expect(subject).toContain('veuillez confirmer votre abonnement');
    const link = /\S+\/fr\/newsletter\/confirm\?token=(\S+)/.exec(text);
    expect((await send('/newsletter/confirm/', 'fr', { token: link?.[1] })).body).toEqual({
      message: 'Votre abonnement est confirmé. Merci\u00a0!',
    });
    expect((await app.mailbox.take(email)).text).toContain('/fr/newsletter/unsubscribe?token=');
  });

  const required = { rw: 'Mwuzuze ahasabwa hose.', fr: 'Veuillez remplir tous les champs obligatoires.' };
  const badEmail = { rw: 'Mwandike imeyili nyayo.', fr: 'Veuillez saisir une adresse e-mail valide.' };
  const unreachable = {
    rw: 'Mwandike imeyili cyangwa nimero ya telefoni kugira ngo tubashe kubageraho.',
    fr: 'Saisissez une adresse e-mail ou un numéro de téléphone pour que nous puissions vous joindre.',
  };
  const noAmount = {
    rw: 'Mwandike mu mibare amafaranga arenze zeru, urugero 5.000.',
    fr: 'Saisissez en chiffres un montant supérieur à zéro, par exemple 5\u202f000.',
  };

  test.each([
    ['/donate', { full_name: 'Aline', message: 'Muraho' }, required],
    ['/donate', { full_name: 'Aline', email: 'aline', message: 'Muraho' }, badEmail],
    ['/donate', { form: 'pledge', amount: '500' }, unreachable],
    ['/donate', { form: 'pledge', amount: '0', email: 'aline@example.org' }, noAmount],
    ['/EventDetails/{id}', { full_name: 'Aline' }, unreachable],
    ['/EventDetails/{id}', { full_name: 'Aline', email: 'aline' }, badEmail],
  ])(
    'without script %s says in the language of the page what is wrong with %j, and keeps it',
    async (address, typed, said) => {
      await offerLanguages(app);
      const { access } = await app.signIn(await app.addUser({ isSuperuser: true }));
      const way = { name: 'MTN MoMo', currency: 'RWF', account: '182', order: '1' };
      expect((await app.call('POST', '/payment-ways/', way, access)).status).toBe(201);
      const path = address.replace('{id}', String(await addEvent(app.services)));
      for (const language of ['rw', 'fr'] as const) {
        const sent = { method: 'POST', headers: { origin: app.url }, body: new URLSearchParams(typed) };
        const reply = await fetch(`${app.url}/${language}${path}`, sent);
        expect(reply.status).toBe(400);
        const html = await reply.text();
        expect(html).toMatch(new RegExp(`class="[^"]*(?:error|form-note)[^"]*"[^>]*>${said[language]}<`));
        for (const [name, text] of Object.entries(typed).filter(([name]) => name !== 'form')) {
          expect(html).toMatch(name === 'message' ? `>${text}</textarea>` : `value="${text}"`);
        }
      }
    },
  );
});
