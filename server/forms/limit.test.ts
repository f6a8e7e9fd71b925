import { beforeAll, expect, test } from 'vitest';
import { rawRequest } from '../../tests/security/raw-request.ts';
import { behindProxy, eachDatabase } from '../../tests/support/each-database.ts';
import { addEvent } from '../../tests/support/factories.ts';
import { callFrom } from '../../tests/support/signed-in.ts';
import { addForm } from '../../tests/support/submissions.ts';
import { MORNING } from '../../tests/support/test-app.ts';

/** Forms of a kind that one place may send. */
const MAX_FORMS = 20;

eachDatabase('limits on forms', behindProxy, (app) => {
  let event: number;
  let form: number;

  beforeAll(async () => {
    event = await addEvent(app.services);
    form = await addForm(app.services.db, MORNING);
  });

  const person = {
    email: 'aline@example.org',
    name: 'Aline',
    full_name: 'Aline',
    subject: 'A',
    message: 'A',
    amount: '5',
  };
  const answers = { q_called: 'Aline', q_reached: 'aline@example.org' };
  const forms = [
    ['message', '/contact/'],
    ['donation interest', '/donation/interest/'],
    ['newsletter request', '/newsletter/'],
    ['registration', '/events/{id}/registrations/'],
    ['pledge', '/pledges/'],
    ['filled in form of staff', '/forms/{id}/answers/'],
  ] as const;
  const isOfStaff = (path: string) => path.startsWith('/forms/');
  const pathOf = (path: string) => path.replace('{id}', String(isOfStaff(path) ? form : event));
  const statusFrom = async (place: string, path: string, body: object = isOfStaff(path) ? answers : person) =>
    (await callFrom(app, place, pathOf(path), body)).status;

  test('every form that a visitor sends is one of these', () => {
    const limited = app.endpoints
      .filter(({ method, limiter }) => method !== 'GET' && limiter !== undefined)
      .map(({ path }) => path);
    expect(limited.sort()).toEqual(forms.map(([, path]) => path).sort());
    const guarded = app.endpoints.filter(({ body }) =>
      body?.safeParse({ website: 1 }).error?.message.includes('"website"'),
    );
    expect(guarded.map(({ path }) => path).sort()).toEqual(limited.sort());
  });

  test.each(forms)('a %s too many is refused before anything of it has arrived', async (_name, path) => {
    const place = '192.0.2.7';
    for (let number = 0; number < MAX_FORMS; number += 1) expect(await statusFrom(place, path)).toBeLessThan(300);
    const lines = [
      'Host: intambwe.example',
      `X-Forwarded-For: ${place}`,
      'Content-Type: application/json',
      'Content-Length: 60000',
    ];
    const reply = await rawRequest(app.url, { method: 'POST', target: `/api${pathOf(path)}`, lines });
    expect([reply.status, /retry-after: (\d+)/i.exec(reply.head)?.[1]]).toEqual([429, expect.any(String)]);
  });

  test('a mistake that can be mended is not counted', async () => {
    const place = '192.0.2.8';
    for (let number = 0; number < MAX_FORMS + 5; number += 1) {
      expect(await statusFrom(place, '/contact/', { ...person, email: 'aline' })).toBe(400);
    }
    for (let number = 0; number < MAX_FORMS; number += 1) expect(await statusFrom(place, '/contact/')).toBe(201);
    expect(await statusFrom(place, '/contact/', { ...person, email: 'aline' })).toBe(429);
  });

  test('a home may send twice as many from all its networks, and an office four times as many', async () => {
    const taken = async (place: (number: number) => string) => {
      for (let number = 0; ; number += 1) if ((await statusFrom(place(number), '/contact/')) === 429) return number;
    };
    const inHome = (home: number) => (number: number) => `2001:db8:7:${((home << 8) + number).toString(16)}::1`;
    expect(await taken(() => '2001:db8:7:100::1')).toBe(MAX_FORMS);
    expect(await taken((number) => inHome(1)(number + 1))).toBe(MAX_FORMS);
    expect(await taken(inHome(2))).toBe(2 * MAX_FORMS);
    expect(await taken(inHome(3))).toBe(0);
    expect(await statusFrom('2001:db8:8::1', '/contact/')).toBe(201);
  });
});
