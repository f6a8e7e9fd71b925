import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEvent } from '../../tests/support/events.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

/** A call whose client asks for this language. */
async function asked(language: string, method: string, path: string, body?: unknown, access?: string) {
  const reply = await fetch(`${app.url}/api${path}`, {
    method,
    headers: {
      'accept-language': language,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(access !== undefined && { authorization: `Bearer ${access}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: await reply.json() };
}

async function readerOf(language: string, options: Parameters<typeof signedIn>[1]) {
  const { access } = await signedIn(app, options);
  await app.call('PUT', '/me/', { first_name: 'Aline', last_name: 'Uwase', language }, access);
  return access;
}

test('what is wrong in a form is said in the language of whoever is signed in, whatever their browser asks for', async () => {
  const access = await readerOf('rw', { isSuperuser: true });
  expect(await asked('fr', 'POST', '/announcements/', { title: '', message: 'x'.repeat(1001) }, access)).toEqual({
    status: 400,
    body: {
      detail: 'Mwandike umutwe w’itangazo.',
      errors: { title: ['Mwandike umutwe w’itangazo.'], message: ['Ubutumwa ntiburenza inyuguti 1000.'] },
    },
  });
});

test('so are a record that is not there, a lack of permission and a conflict', async () => {
  const access = await readerOf('fr', { permissions: ['roles.view', 'roles.create'] });
  expect((await asked('en', 'GET', '/roles/999999/', undefined, access)).body.detail).toBe('Introuvable.');
  expect((await asked('en', 'GET', '/users/', undefined, access)).body.detail).toBe(
    'Vous n’avez pas l’autorisation de faire cela. Demandez-la à un administrateur.',
  );
  await asked('en', 'POST', '/roles/', { name: 'Jardin' }, access);
  expect((await asked('en', 'POST', '/roles/', { name: 'Jardin' }, access)).body.errors).toEqual({
    name: ['Il y a déjà un rôle de ce nom.'],
  });
});

test('somebody whose account says nothing else reads English', async () => {
  const { access } = await signedIn(app);
  const reply = await app.call('GET', '/users/', undefined, access);
  expect((await reply.json()).detail).toBe('You do not have permission to do this. Ask an administrator for it.');
});

test('before the sign-in the reply is in the language of the document, which the browser names', async () => {
  const wrong = { email: 'nobody@example.org', password: 'not this one' };
  expect((await asked('fr', 'POST', '/login/', wrong)).body.detail).toBe('Adresse e-mail ou mot de passe incorrect.');
  expect((await asked('rw', 'POST', '/password-reset/', { email: 'nobody@example.org' })).body.message).toBe(
    'Niba iyi imeyili ari iya konti, aderesi yo gushyiraho ijambo ry’ibanga rishya irimo koherezwa.',
  );
  expect((await app.call('POST', '/login/', wrong)).status).toBe(401);
  expect((await (await app.call('POST', '/login/', wrong)).json()).detail).toBe('Incorect email or password.');
});

test('a change of one’s own password is confirmed in one’s own language', async () => {
  const user = await signedIn(app);
  await app.call('PUT', '/me/', { first_name: 'Aline', last_name: 'Uwase', language: 'fr' }, user.access);
  const change = { current_password: user.password, password: 'umusozi w’izuba' };
  expect((await asked('en', 'POST', '/me/password/', change, user.access)).body.message).toBe(
    'Votre mot de passe a été changé. Les autres appareils sont déconnectés.',
  );
});

test('so is what the server counts and names for the dashboard', async () => {
  const access = await readerOf('fr', { isSuperuser: true });
  const devices = await asked('en', 'GET', '/me/sessions/', undefined, access);
  expect(devices.body.map(({ device }: { device: string }) => device)).toEqual(['Appareil inconnu']);
  const { user_id } = await app.services.db.selectFrom('users').select('id as user_id').executeTakeFirstOrThrow();
  const { body: role } = await asked('en', 'POST', '/roles/', { name: 'Potager' }, access);
  await app.services.db.insertInto('user_roles').values({ user_id, role_id: role.id }).execute();
  await app.call('DELETE', `/roles/${role.id}/`, undefined, access);
  const { body } = await asked('en', 'GET', `/trash/roles/?ids=${role.id}`, undefined, access);
  expect(body[0].goes_with).toEqual(['1 personne qui l’a']);
});

test('so are the headings and values of the tables that staff save', async () => {
  const access = await readerOf('fr', { isSuperuser: true });
  const { db } = app.services;
  const now = app.services.clock().toISOString();
  const message = {
    name: 'Aline',
    email: 'aline@example.org',
    phone: '0788 111 222',
    subject: 'Jardin',
    message: 'Oui',
  };
  await db
    .insertInto('contact_messages')
    .values({ ...message, subject_type: 'partnership', status: 'readed', created_at: now })
    .execute();
  const { id: event } = await createEvent(app);
  const linesOf = async (path: string) =>
    (await (await app.call('GET', path, undefined, access)).text()).replace('\uFEFF', '').split('\r\n');
  const files = [
    '/admin-contacts/export/',
    '/admin-donations/export/',
    `/events/${event}/registrations/export/`,
    '/newsletter/subscribers/export/',
    '/pledges/export/',
    '/giving-report/export/?by=month',
  ];
  const read = await Promise.all(files.map(linesOf));
  expect(read.map(([headings]) => headings)).toEqual([
    '"Nom","E-mail","Téléphone","Type de demande","Objet","Message","État","Créé le"',
    '"Nom","E-mail","Organisation","Type","Montant","Message","Moyen de contact","Créé le"',
    '"Nom","E-mail","Téléphone","Organisation","Inscrit le"',
    '"E-mail","État","Demandé le","Confirmé le","Désabonné le"',
    '"Référence","Nom","E-mail","Téléphone","Monnaie","Montant","Fréquence","Projet","État","Attendu","Reçu","Créé le"',
    '"Mois","Monnaie","Promis","Reçu","Reste à recevoir"',
  ]);
  expect(read[0]?.[1]).toContain('"Partenariat","Jardin","Oui","Lu"');
});

test('so is what is held on a person', async () => {
  const access = await readerOf('rw', { isSuperuser: true });
  const { db } = app.services;
  const donor = {
    full_name: 'Chantal',
    email: 'chantal@example.org',
    phone: '',
    organization: '',
    message: '',
    best_contact_time: '',
  };
  await db
    .insertInto('donation_interests')
    .values({
      ...donor,
      ...({ donation_type: 'monthly', preferred_contact_method: 'email', status: 'contacted' } as const),
      estimated_amount: '$100-250',
      created_at: '2026-11-20T07:00:00.000Z',
    })
    .execute();
  const { id } = await db
    .selectFrom('donation_interests')
    .select('id')
    .where('email', '=', donor.email)
    .executeTakeFirstOrThrow();
  const change = { donation_id: id, at: '2026-11-21T07:00:00.000Z' };
  await db
    .insertInto('donation_status_changes')
    .values({ ...change, from_status: 'new', to_status: 'contacted' })
    .execute();
  const { body } = await asked('en', 'POST', '/privacy/person/', { address: donor.email }, access);
  expect(body.records[0].facts).toEqual(
    expect.arrayContaining([
      { name: 'Kind', value: 'Buri kwezi' },
      { name: 'Status', value: 'Twavuganye' },
      {
        name: 'Course',
        value: 'ku wa Gatandatu, 21 Ugushyingo 2026, 09:00: byavuye kuri «Nshya» bijya kuri «Twavuganye»',
      },
    ]),
  );
});

test('a status that cannot follow is called in Kinyarwanda as the screen of its record calls it', async () => {
  const access = await readerOf('rw', { isSuperuser: true });
  const donor = { full_name: 'Eric', email: 'eric@example.org', phone: '', organization: '', message: '' };
  const { id } = await app.services.db
    .insertInto('donation_interests')
    .values({
      ...donor,
      ...({ donation_type: 'monthly', preferred_contact_method: 'email', status: 'contacted' } as const),
      best_contact_time: '',
      estimated_amount: '$100-250',
      created_at: '2026-11-20T07:00:00.000Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { status, body } = await asked('en', 'PATCH', `/admin-donations/${id}/status/`, { status: 'new' }, access);
  expect([status, body.detail]).toEqual([409, 'Ubu bihagaze kuri «Twavuganye», ntibishobora gushyirwa kuri «Nshya».']);
});
