import { expect, test } from 'vitest';
import { csvRows } from '../../tests/support/csv.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { signedIn } from '../../tests/support/signed-in.ts';

const asked = (id: string, label: string) => ({ id, kind: 'line', label, hint: '', choices: '', is_required: 'no' });

eachDatabase('the file of the answers to a form', (app) => {
  test('an answer of nothing, or of one question more, shifts no other answer', async () => {
    const { access } = await signedIn(app, { isSuperuser: true });
    const call = async (method: string, path: string, body?: object) => {
      const reply = await app.call(method, path, body, access);
      expect(reply.ok, await reply.clone().text()).toBe(true);
      return reply;
    };
    const [day, place, wish] = [asked('day', 'Day'), asked('place', 'Place'), asked('wish', 'Wish')];
    const survey = { title: 'A survey', kept_months: 6, is_open: true, is_active: true };
    const form = await (await call('POST', '/forms/', { ...survey, questions: [day, place, wish] })).json();
    const answer = async (fields: object) => {
      await call('POST', `/forms/${form.id}/answers/`, fields);
      app.advance(60_000);
    };
    await answer({ q_day: 'Monday', q_place: 'Huye', q_wish: 'Seeds' });
    await answer({});
    await answer({ q_place: 'Musanze' });
    await answer({ q_day: 'Friday', q_place: 'Kigali', q_wish: 'Tools' });
    await call('PUT', `/forms/${form.id}/`, { ...survey, questions: [wish, asked('new', 'New'), day] });
    await answer({ q_new: 'Yes', q_wish: 'Bees' });
    const file = await (await call('GET', `/form-answers/export/?form=${form.id}&format=csv`)).text();
    const [head = [], ...rows] = csvRows(file);
    const first = head.indexOf('Wish');
    expect(head.slice(first)).toEqual(['Wish', 'New', 'Day', 'Place (no longer asked)']);
    expect(rows.map((row) => [row.length - head.length, ...row.slice(first)])).toEqual([
      [0, 'Bees', 'Yes', '', ''],
      [0, 'Tools', '', 'Friday', 'Kigali'],
      [0, '', '', '', 'Musanze'],
      [0, '', '', '', ''],
      [0, 'Seeds', '', 'Monday', 'Huye'],
    ]);
  });
});
