import { expect, test } from 'vitest';
import { type ApiClient, makeClient, RequestFailed } from './request.ts';

/** A client whose server always gives the same answer, and the requests it received. */
function clientOf(answer: () => Response) {
  const sent: { address: string; init: RequestInit }[] = [];
  const request = makeClient<'staff'>(async (address, init) => {
    sent.push({ address, init });
    return answer();
  });
  return { request, sent };
}

test('a call is sent to the path of its key, with its parameters and its query filled in', async () => {
  const { request, sent } = clientOf(() => Response.json([]));
  await request('GET /pages/at/{address}/', { parameters: { address: 'about/our partners' } });
  await request('GET /announcements/', { query: { page: 2, trash: true, search: undefined } });
  expect(sent.map(({ address }) => address)).toEqual([
    '/api/pages/at/about%2Four%20partners/',
    '/api/announcements/?page=2&trash=true',
  ]);
});

test('a body is sent as JSON, or as the form that it is', async () => {
  const { request, sent } = clientOf(() => Response.json({}));
  const title = 'Rain';
  await request('POST /announcements/', { body: { title, message: 'Bring a coat' } });
  await request('POST /media/', { body: new FormData() });
  expect(sent[0]?.init).toMatchObject({ method: 'POST', body: JSON.stringify({ title, message: 'Bring a coat' }) });
  expect(sent[1]?.init.body).toBeInstanceOf(FormData);
});

test('a reply is parsed, a file is handed over, and nothing is nothing', async () => {
  const json = clientOf(() => Response.json({ total: 3 }));
  expect(await json.request('GET /newsletter/subscribers/counts/')).toEqual({ total: 3 });
  const file = clientOf(() => new Response('name\n', { headers: { 'content-disposition': 'attachment' } }));
  expect(await (await file.request('GET /admin-contacts/export/')).text()).toBe('name\n');
  const nothing = clientOf(() => new Response(null, { status: 204 }));
  expect(await nothing.request('DELETE /announcements/{id}/', { parameters: { id: 7 } })).toBeUndefined();
});

test('a page in place of a reply, as a network that wants a sign-in sends it, is a failure', async () => {
  const { request } = clientOf(() => new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } }));
  await expect(request('GET /events/')).rejects.toMatchObject({ status: 0, said: '' });
});

test('a refusal is thrown with what the server says', async () => {
  const { request } = clientOf(() => Response.json({ detail: 'No such page.' }, { status: 404 }));
  const asked = request('GET /site-settings/');
  await expect(asked).rejects.toThrow(RequestFailed);
  await expect(asked).rejects.toMatchObject({ status: 404, message: 'No such page.' });
});

test('a reply of a network in between, such as a sign-in page, does not count as a refusal of the server', async () => {
  for (const body of ['<h1>Forbidden</h1>', '{}', 'null']) {
    const { request } = clientOf(() => new Response(body, { status: 403 }));
    await expect(request('GET /site-settings/')).rejects.toMatchObject({ status: 0, message: '' });
  }
});

test('a proxy’s page says that the server is down, though not why', async () => {
  const { request } = clientOf(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await expect(request('GET /site-settings/')).rejects.toMatchObject({ status: 502, message: '', said: '' });
});

/** Never run: `npm run check` fails unless the compiler refuses each line below a note. */
async function refusedByTheCompiler(request: ApiClient<'staff'>, visitor: ApiClient): Promise<unknown[]> {
  const body = { title: 'Rain', message: 'Bring a coat' };
  const parameters = { id: 7 };
  return [
    // @ts-expect-error a path that is no call
    await request('GET /announcement/'),
    // @ts-expect-error a method that the path does not have
    await request('PATCH /announcements/{id}/', { parameters, body }),
    // @ts-expect-error a parameter is missing
    await request('GET /announcements/{id}/'),
    // @ts-expect-error a parameter of another name
    await request('GET /announcements/{id}/', { parameters: { number: 7 } }),
    // @ts-expect-error a query that the call does not take
    await request('GET /announcements/', { query: { sort: 'title' } }),
    // @ts-expect-error a value that a query cannot have
    await request('GET /announcements/', { query: { status: 'Gone' } }),
    // @ts-expect-error a body without a field that must be there
    await request('POST /announcements/', { body: { title: 'Rain' } }),
    // @ts-expect-error a field of another type
    await request('POST /announcements/', { body: { ...body, is_active: 'yes' } }),
    // @ts-expect-error a body where none is taken
    await request('DELETE /announcements/{id}/', { parameters, body }),
    // @ts-expect-error a form to a call that takes no file
    await request('POST /announcements/', { body: new FormData() }),
    // @ts-expect-error a field that the reply does not have
    (await request('GET /announcements/active/')).map(({ text }) => text),
    // @ts-expect-error a field that staff alone are answered
    (await visitor('GET /gallery/{id}/', { parameters })).created_at,
  ];
}

test('the compiler is asked', () => {
  expect(refusedByTheCompiler).toBeTypeOf('function');
});
