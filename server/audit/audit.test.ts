import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { AuditEntry } from '../../domain/audit.ts';
import { campaignInput } from '../../domain/campaign.ts';
import { eventInput } from '../../domain/event.ts';
import { MAX_COUNTED } from '../../domain/listing.ts';
import { plainPageInput } from '../../domain/plain-page.ts';
import { postInput } from '../../domain/post.ts';
import { roleInput } from '../../domain/role.ts';
import { siteSettingsInput } from '../../domain/site.ts';
import { sitePageInput } from '../../domain/site-page.ts';
import { catalogues } from '../../locales/catalogues.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { openGiving } from '../../tests/support/giving.ts';
import { type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';
import { isSqlite } from '../database/columns.ts';

eachDatabase('the audit log', (app) => {
  let superuser: SignedInUser;

  beforeAll(async () => {
    superuser = await signedIn(app, { isSuperuser: true });
  });

  const call = (method: string, path: string, body?: unknown) => app.call(method, path, body, superuser.access);
  const log = async (query = ''): Promise<AuditEntry[]> =>
    (await (await call('GET', `/audit/${query}`)).json()).results;
  const sentences = async (query = '') => (await log(query)).map(({ sentence }) => sentence);
  const who = 'Test Staff 1';

  test('tells in words what was different afterwards', async () => {
    const role = await (
      await call('POST', '/roles/', { name: 'Treasurer', description: 'Counts', permissions: ['donations.view'] })
    ).json();
    await call('PUT', `/roles/${role.id}/`, {
      name: 'Bursar',
      is_active: false,
      permissions: ['donations.view', 'ads.view'],
    });
    const [change, creation] = await log('?resource=roles');
    expect(creation).toMatchObject({ sentence: `${who} created the role “Treasurer”.`, user: { name: who } });
    expect(change?.sentence).toBe(`${who} changed the role “Bursar”.`);
    expect(change?.changes).toEqual([
      { field: 'Name', before: 'Treasurer', after: 'Bursar' },
      { field: 'Description', before: 'Counts', after: null },
      { field: 'Active', before: 'yes', after: 'no' },
      { field: 'Permissions', before: 'donations.view', after: 'ads.view, donations.view' },
    ]);
  });

  test('tells of what was deleted and restored by its name', async () => {
    const made = await (await call('POST', '/announcements/', { title: 'Umuganda', message: 'On Saturday.' })).json();
    await call('DELETE', `/announcements/${made.id}/`);
    await call('POST', `/announcements/${made.id}/restore/`);
    expect(await sentences('?resource=announcements&search=Umuganda')).toEqual([
      `${who} restored the announcement “Umuganda” from the trash.`,
      `${who} moved the announcement “Umuganda” to the trash.`,
      `${who} created the announcement “Umuganda”.`,
    ]);
  });

  test('tells in the language of whoever reads it', async () => {
    const reader = await signedIn(app, { isSuperuser: true });
    const inLanguage = async (language: string, query: string) => {
      await app.call('PUT', '/me/', { first_name: 'Aline', last_name: 'Uwase', language }, reader.access);
      const reply = await app.call('GET', `/audit/${query}`, undefined, reader.access);
      return (await reply.json()).results.map(({ sentence }: AuditEntry) => sentence);
    };
    const person = await (await call('POST', '/team/', { name: 'Jean', role: 'Trainer' })).json();
    await call('DELETE', `/team/${person.id}/`);
    await call('POST', '/roles/', { name: 'Auditor', permissions: ['audit.view'] });
    expect(await inLanguage('fr', '?resource=team')).toEqual([
      `${who} a mis la personne «\u00a0Jean\u00a0» à la corbeille.`,
      `${who} a créé la personne «\u00a0Jean\u00a0».`,
    ]);
    expect(await inLanguage('rw', '?search=Auditor')).toEqual([`${who} yashyizeho inshingano «Auditor».`]);
    expect(await inLanguage('en', '?resource=team&action=create')).toEqual([`${who} created the team member “Jean”.`]);
  });

  test('names what was different in that language too, and has words for every field it tells of', async () => {
    const reader = await signedIn(app, { isSuperuser: true });
    const role = await (await call('POST', '/roles/', { name: 'Guard', permissions: ['donations.view'] })).json();
    await call('PUT', `/roles/${role.id}/`, { name: 'Guard', is_active: false, permissions: ['donations.view'] });
    await call('POST', '/team/', { name: 'Vestine', role: 'Umutoza' });
    const changesIn = async (language: string, query: string): Promise<AuditEntry['changes']> => {
      await app.call('PUT', '/me/', { first_name: 'Aline', last_name: 'Uwase', language }, reader.access);
      const reply = await app.call('GET', `/audit/${query}`, undefined, reader.access);
      return (await reply.json()).results[0].changes;
    };
    expect(await changesIn('fr', '?resource=roles&action=edit')).toEqual([
      { field: 'Actif', before: 'oui', after: 'non' },
    ]);
    expect(await changesIn('rw', '?resource=roles&action=edit')).toEqual([
      { field: 'Birakora', before: 'yego', after: 'oya' },
    ]);
    expect(await changesIn('fr', '?resource=team')).toContainEqual({ field: 'Nom', before: null, after: 'Vestine' });
    const told = [roleInput, eventInput, postInput, plainPageInput, campaignInput, sitePageInput, siteSettingsInput];
    const fields = told.flatMap(({ shape }) => Object.keys(shape));
    const named = fields.filter((field) => !['updated_at', 'small_correction'].includes(field));
    const { described } = catalogues.en.dashboard;
    const forms = Object.values(described.ownFields).map(({ fields }) => fields);
    const known = Object.assign({}, catalogues.en.logFields.fields, ...forms);
    expect(named.filter((field) => !Object.hasOwn(known, field))).toEqual([]);
    const settings = await (await app.call('GET', '/site-settings/', undefined, reader.access)).json();
    await app.call('PUT', '/site-settings/', { ...settings, tagline: 'Ensemble' }, reader.access);
    expect(await changesIn('fr', '?resource=settings')).toContainEqual(
      expect.objectContaining({ field: 'Slogan', after: 'Ensemble' }),
    );
  });

  test('names givers, payments and their sources as what they are', async () => {
    const giving = await openGiving(app);
    const {
      id,
      giver,
      payment_id: payment,
    } = await giving.gift(500, { giver: { name: 'Alice', email: 'alice@example.org' } });
    const other = (await giving.gift(500, { giver: { name: 'Alice' } })).giver.id;
    await giving.call('POST', `/gifts/${id}/thanks/`);
    await giving.call('PUT', `/givers/${giver.id}/`, { name: 'Alice M.', email: 'alice@example.org', phone: '' });
    await giving.call('POST', `/givers/${giver.id}/merge/`, { duplicate_id: other });
    await giving.call('POST', `/givers/${giver.id}/unmerge/`, { duplicate_id: other });
    await giving.call('POST', `/gifts/${id}/take-back/`, { reason: 'Somebody else gave it' });
    await giving.call('POST', `/payments/${payment}/set-aside/`, { reason: 'A fee' });
    await giving.call('POST', `/payments/${payment}/take-up/`);
    const told = async (resource: string) =>
      (await sentences(`?resource=${resource}`)).map((sentence) => sentence.replace(/^Test Staff \d+ /, ''));
    expect(await told('givers')).toEqual([
      `separated a merged giver from the giver number ${giver.id}.`,
      `merged another giver into the giver number ${giver.id}.`,
      `changed the giver number ${giver.id}.`,
      `marked a gift from the giver number ${giver.id} as thanked.`,
    ]);
    const ofPayment = (await told('payments')).filter((sentence) => sentence.endsWith(` number ${payment}.`));
    expect(ofPayment).toEqual([
      `reopened the payment number ${payment}.`,
      `set aside the payment number ${payment}.`,
      `unassigned a gift from the payment number ${payment}.`,
      `assigned the payment number ${payment}.`,
      `created the payment number ${payment}.`,
    ]);
    expect(await told('payment_sources')).toEqual(['created the source of payments “Office”.']);
    expect([...(await told('pledges')), ...(await told('statements'))]).toEqual([]);
  });

  test('tells of sign-ins, good and bad', async () => {
    const user = await app.addUser({ email: 'claudine@example.org' });
    await app.call('POST', '/login/', { email: user.email, password: 'not this one' });
    await app.call('POST', '/login/', { email: 'unknown@example.org', password: 'not this one' });
    await app.call('POST', '/verify-otp/', { email: user.email, otp: '000000' });
    await app.call('POST', '/verify-otp/', { email: 'unknown@example.org', otp: '000000' });
    await app.signIn(user);
    const found = await sentences();
    expect(found).toContain('Someone entered a wrong password for the account “claudine@example.org”.');
    expect(found).toContain('Someone entered a wrong password for an unknown account.');
    expect(found).toContain('Someone entered a wrong sign-in code for the account “claudine@example.org”.');
    expect(found).toContain('Someone entered a wrong sign-in code for an unknown account.');
    expect(await sentences(`?user=${user.id}`)).toEqual([expect.stringMatching(/^Test Staff \d+ signed in\.$/)]);
  });

  test('names nobody as who did what a stranger did to an account', async () => {
    const user = await app.addUser();
    for (let time = 0; time < 10; time += 1) {
      await app.call('POST', '/login/', { email: user.email, password: 'not this one' });
    }
    await app.call('POST', '/verify-otp/', { email: user.email, otp: '000000' });
    await app.call('POST', '/password-reset/', { email: user.email });
    expect(await sentences(`?user=${user.id}`)).toEqual([]);
    const done = await app.services.db
      .selectFrom('audit')
      .select(['user_id', 'action'])
      .distinct()
      .where('resource_id', '=', user.id)
      .where('resource', '=', 'users')
      .orderBy('action')
      .execute();
    const strangers = ['ask_reset', 'code_failed', 'lock', 'sign_in_failed'];
    expect(done).toEqual(strangers.map((action) => ({ action, user_id: null })));
  });

  test('is filtered by person, resource, action, day and words', async () => {
    const user = await signedIn(app, { permissions: ['audit.view'] });
    await app.call('PUT', '/me/', { first_name: 'Ange', last_name: 'Keza' }, user.access);
    expect(await sentences(`?user=${user.id}`)).toEqual([
      'Ange Keza changed the account number 3.'.replace('3', String(user.id)),
    ]);
    const made = await (await call('POST', '/announcements/', { title: 'Harvest', message: 'On Sunday.' })).json();
    await call('DELETE', `/announcements/${made.id}/`);
    await call('POST', `/announcements/${made.id}/restore/`);
    const deleted = `${who} moved the announcement “Harvest” to the trash.`;
    expect(await sentences('?action=delete&search=harvest')).toEqual([deleted]);
    expect(await sentences('?search=HARVEST%20restore')).toHaveLength(1);
    const on = (days: string) => log(`?user=${user.id}&${days}`);
    expect(await on('from=2026-11-20&to=2026-11-20')).toHaveLength(1);
    expect(await on('from=2026-11-21')).toEqual([]);
    expect(await on('to=2026-11-19')).toEqual([]);
    expect((await call('GET', '/audit/?from=yesterday')).status).toBe(400);
    expect(await (await call('GET', '/audit/filters/')).json()).toMatchObject({
      actions: expect.arrayContaining(['create', 'restore']),
      resources: expect.arrayContaining(['announcements', 'users']),
      users: expect.arrayContaining([{ id: user.id, name: 'Ange Keza' }]),
    });
  });

  test('is searched by any part of a word, whatever its letter case, accents and apostrophes', async () => {
    for (const title of ['Éléphant d’or', 'Cœur de 100 %', 'A \\ and a "quote" (twice)']) {
      await call('POST', '/announcements/', { title, message: 'Hello.' });
    }
    const found = async (search: string) =>
      (await sentences(`?resource=announcements&action=create&search=${encodeURIComponent(search)}`)).map((sentence) =>
        sentence.replace(/^.*? the announcement /, ''),
      );
    expect(await found('ÉPHANT')).toEqual(['“Éléphant d’or”.']);
    expect(await found("elephant d'or")).toEqual(['“Éléphant d’or”.']);
    expect(await found('COEUR')).toEqual(['“Cœur de 100 %”.']);
    expect(await found('100 %')).toEqual(['“Cœur de 100 %”.']);
    expect(await found('"quote"')).toEqual(['“A \\ and a "quote" (twice)”.']);
    expect(await found('\\')).toEqual(['“A \\ and a "quote" (twice)”.']);
    expect(await found('elephant NOT coeur')).toEqual([]);
    expect(await found('elephant OR coeur')).toEqual([]);
  });

  test('is searched by the names of colleagues too, beside other words', async () => {
    const colleague = await signedIn(app, { isSuperuser: true });
    await app.call('PUT', '/me/', { first_name: 'Vénuste', last_name: 'Habimana' }, colleague.access);
    await app.call('POST', '/announcements/', { title: 'Kwibuka', message: 'April' }, colleague.access);
    await call('POST', '/announcements/', { title: 'Kwibuka', message: 'By another' });
    expect(await sentences('?search=venuste%20kwibuka')).toEqual([
      'Vénuste Habimana created the announcement “Kwibuka”.',
    ]);
    expect(await sentences(`?search=habimana%20kwib%20vé&user=${colleague.id}`)).toHaveLength(1);
    expect(await sentences('?search=venuste%20nobody')).toEqual([]);
  });

  test('finds nothing any more of an entry that was emptied or is gone', async () => {
    const { db } = app.services;
    for (const name of ['Zebrafinch', 'Zebracrossing'])
      await call('POST', '/announcements/', { title: name, message: '-' });
    expect(await log('?search=zebra')).toHaveLength(2);
    const [crossing, finch] = await log('?search=zebra');
    await db
      .updateTable('audit')
      .set({ before: null, after: null })
      .where('id', '=', crossing?.id ?? 0)
      .execute();
    await db
      .deleteFrom('audit')
      .where('id', '=', finch?.id ?? 0)
      .execute();
    expect(await log('?search=zebra')).toEqual([]);
    if (isSqlite(db)) {
      await sql`create virtual table temp.audit_parts using fts5vocab(main, 'audit_searched', 'row')`.execute(db);
      const { rows } = await sql`select term from audit_parts where term in ('zeb', 'rac')`.execute(db);
      expect(rows).toEqual([]);
    }
    expect(await log('?resource=announcements&action=create')).toContainEqual(
      expect.objectContaining({ id: crossing?.id, changes: [] }),
    );
  });

  test('counts no more entries than anybody turns over', async () => {
    const { db } = app.services;
    const entry = { user_id: null, action: 'count', resource: 'numbers', resource_id: null, before: null };
    for (let at = 0; at < 10; at += 1) {
      await db
        .insertInto('audit')
        .values(
          Array.from({ length: 1001 }, (_, number) => ({
            ...entry,
            at: '2026-11-20T08:00:00.000Z',
            after: JSON.stringify({ title: `Entry ${at * 1001 + number}` }),
          })),
        )
        .execute();
    }
    const reply = async (query: string) =>
      (await call('GET', `/audit/?resource=numbers&page_size=100&${query}`)).json();
    expect((await reply('page=1')).count).toBe(MAX_COUNTED + 1);
    expect((await reply('page=101')).results).toHaveLength(1);
    expect((await reply('page=102')).results).toEqual([]);
    expect(await reply('search=Entry%2010009')).toMatchObject({ count: 1 });
    expect((await reply('ordering=at')).results[0].changes).toEqual([
      { field: 'Title', before: null, after: 'Entry 0' },
    ]);
    await db.deleteFrom('audit').where('resource', '=', 'numbers').execute();
  });

  test('comes in pages, the newest first', async () => {
    for (const title of ['One', 'Two', 'Three']) await call('POST', '/announcements/', { title, message: 'Hello.' });
    const first = await (await call('GET', '/audit/?page=1&page_size=2')).json();
    const second = await (await call('GET', '/audit/?page=2&page_size=2')).json();
    expect(first.results[1].id).toBeGreaterThan(second.results[0].id);
    expect(first.next).toContain('page=2');
  });

  test('a day is a day in Kigali', async () => {
    app.setClock('2026-12-01T22:30:00.000Z');
    const { db, write } = app.services;
    await write(null, (unit) => unit.audit({ action: 'create', resource: 'nightly' }));
    const night = await signedIn(app, { permissions: ['audit.view'] });
    const on = async (day: string) =>
      (await (await app.call('GET', `/audit/?resource=nightly&from=${day}&to=${day}`, undefined, night.access)).json())
        .count;
    expect([await on('2026-12-01'), await on('2026-12-02')]).toEqual([0, 1]);
    expect(await db.selectFrom('audit').select('id').where('resource', '=', 'nightly').execute()).toHaveLength(1);
    app.setClock('2026-11-20T08:00:00.000Z');
  });

  test('is written by nobody', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect((await call(method, '/audit/', {})).status).toBe(405);
      expect((await call(method, '/audit/1/', {})).status).toBe(404);
    }
  });
});
