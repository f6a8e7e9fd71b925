import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { translatables } from '../../domain/translation/translatable.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { giveStaffMailbox, STAFF_MAILBOX } from '../../tests/support/staff-mailbox.ts';
import { publishTranslation } from '../../tests/support/translating.ts';
import { tidy } from '../housekeeping.ts';
import { changePlaces } from '../main-language/change-places.ts';

const asked = (id: string, kind: string, label: string, more: object = {}) => ({
  ...{ id, kind, label, hint: '', choices: '', is_required: 'no' },
  ...more,
});

const volunteers = {
  title: 'Volunteer with us',
  slug: '',
  description: 'Would you like to help?',
  questions: [
    asked('called', 'name', 'Your name', { is_required: 'yes' }),
    asked('reached', 'email', 'E-mail', { is_required: 'yes' }),
    asked('phone', 'telephone', 'Phone'),
    asked('skill', 'choice', 'How can you help?', { choices: 'By teaching\nBy planting', is_required: 'yes' }),
    asked('near', 'tick', 'I live near'),
    asked('about', 'paragraphs', 'About you'),
  ],
  consent: 'You may write to me.',
  thanks: '',
  closes_at: null,
  most_answers: null,
  kept_months: 6,
  is_open: true,
  is_active: true,
};

const aline = {
  q_called: 'Aline',
  q_reached: 'aline@example.org',
  q_phone: '0788 123 456',
  q_skill: 'By planting',
  q_near: 'true',
  q_about: 'I plant.\nI teach.',
  consent: 'true',
};

const record = z.looseObject({ id: z.int(), slug: z.string(), updated_at: z.string(), answer_count: z.int() });
const answer = z.looseObject({
  id: z.int(),
  name: z.string(),
  answers: z.array(z.object({ id: z.string(), question: z.string(), kind: z.string(), value: z.string() })),
});
const listed = z.object({ count: z.int(), results: z.array(answer) });
const refused = z.object({ detail: z.string(), errors: z.record(z.string(), z.array(z.string())) });

const DAY = 24 * 3_600_000;

eachDatabase('a form that staff make', (app) => {
  let access: string;

  beforeAll(async () => {
    access = (await app.signIn(await app.addUser({ isSuperuser: true }))).access;
    await giveStaffMailbox(app.services.db);
  });

  async function made(more: object = {}) {
    const reply = await app.call('POST', '/forms/', { ...volunteers, ...more }, access);
    const body = await reply.json();
    expect(reply.status, JSON.stringify(body)).toBe(201);
    return record.parse(body);
  }
  const change = async ({ id, updated_at }: z.infer<typeof record>, more: object) => {
    const reply = await app.call('PUT', `/forms/${id}/`, { ...volunteers, updated_at, ...more }, access);
    expect(reply.status).toBe(200);
    return record.parse(await reply.json());
  };
  const send = (id: number, body: object, language = 'en') =>
    fetch(`${app.url}/api/forms/${id}/answers/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify(body),
    });
  const answersTo = async (id: number, query = '') =>
    listed.parse(await (await app.call('GET', `/form-answers/?page=1&form=${id}${query}`, undefined, access)).json());
  const tableOf = async (id: number) =>
    (await app.call('GET', `/form-answers/export/?form=${id}&format=csv`, undefined, access)).text();
  const rowsIn = (table: string) => table.replace('\uFEFF', '').trim().split('\r\n');

  test('is read by visitors at its address, with its choices, and by nobody while it is not published', async () => {
    const form = await made();
    expect(form.slug).toBe('volunteer-with-us');
    const shown = await (await app.call('GET', `/forms/at/${form.slug}/`)).json();
    expect(shown).toMatchObject({ id: form.id, state: 'open', values: { skill: ['By teaching', 'By planting'] } });
    expect(Object.keys(shown)).not.toContain('most_answers');
    await change(form, { is_active: false });
    expect((await app.call('GET', `/forms/at/${form.slug}/`)).status).toBe(404);
    expect((await send(form.id, aline)).status).toBe(404);
  });

  test('is taken once, told to staff under its questions, and thanked for', async () => {
    const form = await made({ title: 'Lend a hand' });
    const sent = { ...aline, idempotency_key: 'b2a4a7c2-58f0-4a0e-9f0c-0a1d2e3f4a5b' };
    expect((await send(form.id, sent)).status).toBe(201);
    expect((await send(form.id, sent)).status).toBe(201);
    const { count, results } = await answersTo(form.id);
    expect(count).toBe(1);
    expect(results[0]).toMatchObject({
      name: 'Aline',
      email: 'aline@example.org',
      phone: '0788 123 456',
      status: 'new',
    });
    expect(results[0]?.answers.at(-1)).toMatchObject({ question: 'You may write to me.', value: 'true' });
    const { text } = await app.mailbox.take(STAFF_MAILBOX, 'New message: Lend a hand, Aline');
    expect(text).toContain('How can you help?: By planting\nI live near: Yes\n');
    expect(text).toContain('About you\nI plant.\nI teach.\n');
    expect(text).toContain(`/dashboard/formAnswers?open=${results[0]?.id}`);
    expect((await app.mailbox.take('aline@example.org')).text).not.toContain('I plant');
  });

  test('thanks its sender in their language, with the words of staff where they are translated', async () => {
    const form = await made({ title: 'Umuganda', thanks: 'We will call you.' });
    await publishTranslation(app, `forms/${form.id}/rw`, {
      ...{ title: 'Dufashe', description: 'Urifuza gufasha?', consent: 'Mushobora kunyandikira.' },
      thanks: 'Tuzaguhamagara.',
      ...Object.fromEntries(volunteers.questions.map(({ id }) => [`questions-${id}-label`, 'Ikibazo'])),
      'questions-called-label': 'Izina ryawe',
      'questions-skill-choices': 'Nigisha\nNtera ibiti',
    });
    const shown = await (await app.call('GET', `/forms/at/${form.slug}/?language=rw`)).json();
    expect(shown.questions[0].label).toBe('Izina ryawe');
    expect([shown.questions[3].choices, shown.values.skill]).toEqual([
      'Nigisha\nNtera ibiti',
      ['By teaching', 'By planting'],
    ]);
    const reply = await send(form.id, { ...aline, q_reached: 'keza@example.org' }, 'rw');
    expect(await reply.json()).toEqual({ message: 'Tuzaguhamagara.' });
    const { text } = await app.mailbox.take('keza@example.org');
    expect(text).toContain('Tuzaguhamagara.');
    expect(text).toContain('Muraho');

    const described = translatables.find(({ resource }) => resource === 'forms');
    if (!described) throw new Error('Forms are not translated');
    await app.services.write(null, (unit) => changePlaces(unit, described, String(form.id), 'rw'));
    const written = await (await app.call('GET', `/forms/${form.id}/`, undefined, access)).json();
    expect([written.title, written.questions[0].label]).toEqual(['Dufashe', 'Izina ryawe']);
  });

  test('takes nothing from a program, and says at each question what is wrong', async () => {
    const form = await made();
    expect((await send(form.id, { ...aline, website: 'x' })).status).toBe(201);
    expect((await send(form.id, { ...aline, started_at: 300 })).status).toBe(201);
    const reply = await send(form.id, { q_called: 'A'.repeat(121), q_skill: 'By singing', q_near: 'perhaps' });
    expect(reply.status).toBe(400);
    const { errors } = refused.parse(await reply.json());
    expect(Object.keys(errors).sort()).toEqual(['consent', 'q_called', 'q_near', 'q_reached', 'q_skill']);
    expect((await answersTo(form.id)).count).toBe(0);
  });

  test('that asks for nobody’s address is answered without one', async () => {
    const form = await made({ questions: [asked('good', 'line', 'What was good?')], consent: '' });
    expect((await send(form.id, { q_good: 'The beans' })).status).toBe(201);
    expect((await answersTo(form.id)).results).toMatchObject([{ name: '', email: '', phone: '' }]);
  });

  test('closes on its day, by hand, and when it is full, and says so', async () => {
    const closes_at = new Date(app.services.clock().getTime() + DAY).toISOString();
    const form = await made({ closes_at });
    const stateOf = async ({ slug }: { slug: string }) =>
      (await (await app.call('GET', `/forms/at/${slug}/`)).json()).state;
    expect(await stateOf(form)).toBe('open');
    app.advance(DAY + 1000);
    expect(await stateOf(form)).toBe('closed');
    const reply = await send(form.id, aline);
    expect([reply.status, (await reply.json()).detail]).toEqual([
      409,
      'This form is closed. Please write to us instead.',
    ]);
    access = (await app.signIn(await app.addUser({ isSuperuser: true }))).access;
    expect(await stateOf(await made({ is_open: false }))).toBe('closed');
    const small = await made({ most_answers: 2 });
    const replies = await Promise.all([1, 2, 3].map((one) => send(small.id, { ...aline, q_called: `Aline ${one}` })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 409]);
    expect(await stateOf(small)).toBe('full');
  });

  test('whose question is taken out and made anew keeps the old answers in the list, in each answer and in the file', async () => {
    const form = await made({ consent: '' });
    const { consent: _, ...first } = aline;
    expect((await send(form.id, first)).status).toBe(201);
    const questions = [
      ...volunteers.questions.filter(({ id }) => id !== 'about' && id !== 'phone'),
      asked('anew', 'paragraphs', 'About you'),
    ];
    await change(form, { questions, consent: '' });
    app.advance(60_000);
    const bosco = { q_called: 'Bosco', q_reached: 'bosco@example.org', q_skill: 'By teaching', q_anew: 'I cook.' };
    expect((await send(form.id, bosco)).status).toBe(201);
    app.advance(60_000);
    const chantal = { q_called: 'Chantal', q_reached: 'chantal@example.org', q_skill: 'By teaching' };
    expect((await send(form.id, chantal)).status).toBe(201);

    const [head = '', ...rows] = rowsIn(await tableOf(form.id));
    expect(head).toContain(
      '"Your name","E-mail","How can you help?","I live near","About you","Phone (no longer asked)","About you (no longer asked)"',
    );
    expect(rows.join('\n')).toMatch(/"Chantal","chantal@example.org","By teaching","No","","",""$/m);
    expect(rows.join('\n')).toContain('"Bosco","bosco@example.org","By teaching","No","I cook.","",""');
    expect(rows.join('\n')).toMatch(/"Aline","aline@example.org","By planting","Yes","",.*0788 123 456.*,"I plant/);
    const { results } = await answersTo(form.id, '&search=plant');
    expect(results.map(({ name }) => name)).toEqual(['Aline']);
    expect(results[0]?.answers).toContainEqual({
      ...{ id: 'about', question: 'About you', kind: 'paragraphs', value: 'I plant.\nI teach.' },
    });
  });

  test('has answers that are found, moved on, and put into the trash and out of it', async () => {
    const form = await made();
    const other = await made();
    await send(form.id, aline);
    await send(form.id, { ...aline, q_called: 'Bosco', q_reached: 'bosco@example.org' });
    await send(other.id, { ...aline, q_called: 'Chantal' });
    const [bosco] = (await answersTo(form.id, '&search=BOSC')).results;
    const one = `/form-answers/${bosco?.id}/`;
    const moved = await app.call('PATCH', `${one}status/`, { status: 'handled', from: 'new' }, access);
    expect(moved.status).toBe(200);
    expect((await app.call('PATCH', `${one}status/`, { status: 'handled', from: 'new' }, access)).status).toBe(409);
    expect((await answersTo(form.id, '&status=handled')).results).toMatchObject([{ name: 'Bosco' }]);
    expect((await app.call('DELETE', one, undefined, access)).status).toBe(204);
    expect((await answersTo(form.id)).count).toBe(1);
    const shown = record.parse(await (await app.call('GET', `/forms/${form.id}/`, undefined, access)).json());
    expect(shown.answer_count).toBe(1);
    expect((await app.call('POST', `${one}restore/`, undefined, access)).status).toBe(200);
    expect((await answersTo(form.id)).count).toBe(2);
    expect((await app.call('GET', '/form-answers/')).status).toBe(401);
    const { access: editor } = await app.signIn(await app.addUser({ permissions: ['forms.view'] }));
    expect((await app.call('GET', '/form-answers/', undefined, editor)).status).toBe(403);
  });

  test('has answers that are personal data: found, told under their questions, erased, and kept as long as it says', async () => {
    await app.services.db.deleteFrom('form_answers').execute();
    const form = await made({ consent: '' });
    await send(form.id, aline);
    await send(form.id, { ...aline, q_called: 'Bosco', q_reached: 'bosco@example.org' });
    const privacy = async (path: string, body: object) =>
      (await app.call('POST', `/privacy/${path}/`, body, access)).json();
    const address = 'aline@example.org';
    expect(await privacy('search', { search: address })).toMatchObject([{ address, names: ['Aline'] }]);
    const { records } = z
      .object({ records: z.array(z.object({ kind: z.string(), facts: z.array(z.unknown()) })) })
      .parse(await privacy('person', { address }));
    const told = records.find(({ kind }) => kind === 'form_answers');
    expect(told?.facts).toContainEqual({ name: 'How can you help?', value: 'By planting' });
    const erased = await privacy('erase', { address, confirmation: address });
    expect(erased.counts).toMatchObject({ form_answers: 1 });
    const names = async () => (await answersTo(form.id)).results.map(({ name }) => name);
    expect(await names()).toEqual(['Bosco']);
    app.advance(5 * 30 * DAY);
    await tidy(app.services);
    access = (await app.signIn(await app.addUser({ isSuperuser: true }))).access;
    expect(await names()).toEqual(['Bosco']);
    app.advance(2 * 31 * DAY);
    await tidy(app.services);
    access = (await app.signIn(await app.addUser({ isSuperuser: true }))).access;
    expect(await names()).toEqual([]);
  });

  test('finds who left a telephone number and no address by the number', async () => {
    const form = await made({ questions: volunteers.questions.filter(({ id }) => id !== 'reached'), consent: '' });
    await send(form.id, { ...aline, q_phone: '0788 999 888' });
    const reply = await app.call('POST', '/privacy/search/', { search: '0788 999 888' }, access);
    expect(await reply.json()).toMatchObject([{ address: '+250788999888', names: ['Aline'] }]);
    expect((await answersTo(form.id)).results).toMatchObject([{ email: '', phone: '0788 999 888' }]);
  });

  test('with questions that cannot be is refused, at the field that is wrong', async () => {
    const refusedAt = async (questions: object[]) => {
      const reply = await app.call('POST', '/forms/', { ...volunteers, questions }, access);
      expect(reply.status).toBe(400);
      return Object.keys(refused.parse(await reply.json()).errors);
    };
    expect(await refusedAt([])).toEqual(['questions']);
    const [name, email] = volunteers.questions;
    expect(await refusedAt([{ ...name }, { ...email }, asked('other', 'email', 'Another')])).toEqual([
      'questions.2.kind',
    ]);
    expect(await refusedAt([asked('one', 'choice', 'Which?', { choices: 'Only one' })])).toEqual([
      'questions.0.choices',
    ]);
    expect(await refusedAt([asked('one', 'password', 'Your password')])).toEqual(['questions.0.kind']);
    expect(await refusedAt([asked('one', 'line', '')])).toEqual(['questions.0.label']);
  });
});
