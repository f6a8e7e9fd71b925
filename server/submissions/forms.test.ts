import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { formDescription } from '../../domain/submissions/form-description.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { serving } from '../../tests/support/serving.ts';
import { giveStaffMailbox, STAFF_MAILBOX } from '../../tests/support/staff-mailbox.ts';
import { tidy } from '../housekeeping.ts';
import { addForm, formEndpoints, formSubmission } from './forms.ts';

const description = {
  title: { en: 'Lend a hand', fr: 'Donner un coup de main' },
  questions: [
    { kind: 'text', name: 'called', label: { en: 'Your name', fr: 'Votre nom' }, max: 40, isRequired: true },
    { kind: 'email', name: 'reached_at', label: { en: 'E-mail' } },
    { kind: 'telephone', name: 'number', label: { en: 'Phone' }, isRequired: false },
    {
      kind: 'choice',
      name: 'skill',
      label: { en: 'How can you help?', fr: 'Comment aider\u00a0?' },
      choices: [
        { value: 'teach', label: { en: 'By teaching' } },
        { value: 'plant', label: { en: 'By planting', fr: 'En plantant' } },
      ],
    },
    { kind: 'flag', name: 'is_near', label: { en: 'Do you live near?' } },
    { kind: 'paragraphs', name: 'about', label: { en: 'About you' }, max: 200, isRequired: false },
  ],
  personal: { name: 'called', address: 'reached_at', phone: 'number' },
};

const aline = {
  called: 'Aline',
  reached_at: 'Aline@example.org',
  number: '0788 123 456',
  skill: 'plant',
  is_near: 'true',
};

const found = z.object({ count: z.int(), results: z.array(z.looseObject({ id: z.int(), called: z.string() })) });

eachDatabase('a form that is data', (app) => {
  let call: ReturnType<typeof serving>;
  let access: string;
  let form: number;
  let other: number;

  beforeAll(async () => {
    const { services } = app;
    const now = services.clock().toISOString();
    form = await addForm(services.db, description, now);
    other = await addForm(services.db, description, now);
    const stored = await services.db.selectFrom('forms').selectAll().execute();
    call = serving(
      services,
      stored.flatMap((one) => formEndpoints(services, one.id, formSubmission(one.id, one.description))),
    );
    await giveStaffMailbox(services.db);
    access = (await app.signIn(await app.addUser({ isSuperuser: true }))).access;
  });

  const listed = async (query = '', id = form) =>
    found.parse(await (await call('GET', `/admin-forms/${id}/?page=1${query}`, undefined, access)).json());
  const answers = () => app.services.db.selectFrom('form_answers').selectAll().execute();

  test('is taken once, told to staff under its questions, and thanked for', async () => {
    const sent = { ...aline, about: 'I plant.\nI teach.', idempotency_key: 'b2a4a7c2-58f0-4a0e-9f0c-0a1d2e3f4a5b' };
    for (const path of [`/forms/${form}/`, `/forms/${form}/`, `/forms/${other}/`])
      expect((await call('POST', path, sent)).status).toBe(201);
    expect(await listed()).toMatchObject({
      count: 1,
      results: [{ ...aline, about: sent.about, is_near: true, status: 'new', deleted_at: null }],
    });
    expect((await listed('', other)).count).toBe(1);
    const { text } = await app.mailbox.take(STAFF_MAILBOX, 'New message: Lend a hand, Aline');
    expect(text).toContain('How can you help?: By planting\nDo you live near?: Yes\n\nAbout you\nI plant.\nI teach.\n');
    expect((await app.mailbox.take('Aline@example.org')).text).not.toContain('Aline');
  });

  test('takes nothing from a program, and says at each question what is wrong', async () => {
    expect((await call('POST', `/forms/${form}/`, { ...aline, website: 'x' })).status).toBe(201);
    const reply = await call('POST', `/forms/${form}/`, { called: 'A'.repeat(41), skill: 'sing' });
    expect(reply.status).toBe(400);
    const { errors } = z.object({ errors: z.record(z.string(), z.array(z.string())) }).parse(await reply.json());
    expect(Object.keys(errors).sort()).toEqual(['called', 'reached_at', 'skill']);
    expect((await listed()).count).toBe(1);
  });

  test('is found by its texts, moved on, saved as a table, and put into the trash and out of it', async () => {
    await call('POST', `/forms/${form}/`, { ...aline, called: 'Bosco', reached_at: 'bosco@example.org' });
    const [bosco] = (await listed('&search=BOSC')).results;
    expect((await listed('&search=teach')).results.map(({ called }) => called)).toEqual(['Aline']);
    const one = `/admin-forms/${form}/${bosco?.id}/`;
    expect((await call('GET', `/admin-forms/${other}/${bosco?.id}/`, undefined, access)).status).toBe(404);
    expect((await call('PATCH', `${one}status/`, { status: 'handled' }, access)).status).toBe(200);
    expect((await listed('&status=handled')).results).toMatchObject([{ called: 'Bosco' }]);
    const table = await call('GET', `/admin-forms/${form}/export/?format=csv`, undefined, access);
    const text = await table.text();
    for (const said of ['How can you help?', '"Bosco","bosco@example.org"', '"By planting","Yes",""'])
      expect(text).toContain(said);
    expect((await call('DELETE', one, undefined, access)).status).toBe(204);
    expect((await listed()).count).toBe(1);
    expect((await call('POST', `${one}restore/`, undefined, access)).status).toBe(200);
    expect((await call('GET', `/admin-forms/${form}/`)).status).toBe(401);
  });

  test('is personal data: found, told in the language of who asks, erased, and kept no longer than its term', async () => {
    const privacy = async (path: string, body: object) =>
      (await app.call('POST', `/privacy/${path}/`, body, access)).json();
    const address = 'aline@example.org';
    expect(await privacy('search', { search: address })).toMatchObject([{ address, names: ['Aline'], found: 2 }]);
    const { records } = await privacy('person', { address });
    expect(records[0]).toMatchObject({ kind: 'form_answers' });
    expect(records[0].facts).toContainEqual({ name: 'How can you help?', value: 'By planting' });
    expect((await privacy('erase', { address, confirmation: address })).counts).toMatchObject({ form_answers: 2 });
    expect((await answers()).map(({ name }) => name)).toEqual(['Bosco']);
    app.advance(25 * 31 * 24 * 3_600_000);
    await tidy(app.services);
    expect(await answers()).toEqual([]);
  });
});

test('what is no form is refused', () => {
  const [called, ...others] = description.questions;
  const bad = [
    {
      ...description,
      questions: [...description.questions, { kind: 'email', name: 'second', label: { en: 'Another' } }],
    },
    { ...description, personal: { name: 'called', address: 'called' } },
    { ...description, questions: [called, called, ...others] },
    { ...description, questions: [{ ...called, name: 'status' }, ...others] },
    { ...description, title: { fr: 'Sans titre anglais' } },
  ];
  expect(bad.map((one) => formDescription.safeParse(one).success)).toEqual(bad.map(() => false));
});
