import { answered, replied, value } from '../looks.ts';
import { row, rows, type State } from '../row.ts';
import { asStaff } from './api.ts';

const names = { first_name: 'Aline', last_name: 'Uwase' };
const days = { start_date: '2026-11-20', end_date: '2026-11-30' };

const calls: State = {
  where: 'the calls of the dashboard, to the API itself',
  open: '/healthz',
  prepare: async () => {},
  rows: [
    ...rows(
      '7 List calls without a query answer everything',
      ...['/users/', '/posts/', '/categories/', '/announcements/', '/gallery/', '/gallery-categories/'].map((path) =>
        asStaff(
          value(`GET ${path} is a list`, true, async ({ app }) =>
            Array.isArray(await (await app.call('GET', path)).json()),
          ),
        ),
      ),
      ...['/admin-contacts/', '/admin-donations/'].map((path) =>
        asStaff(
          value(`GET ${path} is a list`, true, async ({ app }) =>
            Array.isArray(await (await app.call('GET', path)).json()),
          ),
        ),
      ),
      ...['/roles/', '/ads/', '/events/'].map((path) =>
        asStaff(
          value(`GET ${path} has a list as its results`, true, async ({ app }) =>
            Array.isArray((await (await app.call('GET', path)).json()).results),
          ),
        ),
      ),
    ),
    ...rows('7 Get user: no trailing slash', asStaff(replied('/userDetails/1', 'email', 'admin@example.org'))),
    ...[
      ['PUT /roles/2/', { name: 'Editors', description: 'Write.', is_active: true }],
      ['PUT /categories/1/', { name: 'Savings', icon: 'heart' }],
      ['PUT /gallery-categories/1/', { name: 'Savings', icon: 'art' }],
      ['PUT /announcements/1/', { title: 'Rain', message: 'It rains.', is_active: false, show_until: null }],
    ].map(([call, body]) =>
      row(`7 ${String(call).split('/')[1]}`, asStaff(answered(String(call), body, { status: 200, ...Object(body) }))),
    ),
    row(
      '7 Events: update is_active alone',
      asStaff(
        answered(
          'PUT /events/1/',
          { is_active: false },
          { status: 200, is_active: false, title: 'Opening day of three savings groups' },
        ),
      ),
    ),
    row(
      '5 User form 4: a blank password is not needed',
      asStaff(
        answered('PUT /update-user/1/', { email: 'admin@example.org', ...names }, { status: 200, first_name: 'Aline' }),
      ),
    ),
    ...[
      'GET /users/',
      'GET /roles/',
      'POST /register/',
      'POST /roles/',
      'POST /ads/',
      'POST /posts/',
      'POST /categories/',
      'POST /announcements/',
      'POST /gallery/',
      'POST /gallery-categories/',
      'POST /events/',
      'GET /admin-contacts/',
      'GET /admin-donations/',
    ].map((call) =>
      row(
        '6 The client attaches the access token: without one',
        answered(call, call.startsWith('GET') ? undefined : {}, { status: 401 }),
      ),
    ),
    row(
      '7 Create calls are multipart',
      asStaff(answered('POST /ads/', { title: 'In JSON', target_url: 'example.org', ...days }, { status: 201 })),
      { differs: 'create-calls-in-json' },
    ),
    ...rows(
      '4 Lists: newest first',
      ...['/ads/', '/posts/', '/gallery/', '/events/', '/announcements/'].map((path) =>
        asStaff(
          value(`GET ${path} is newest first`, true, async ({ app }) => {
            const body = await (await app.call('GET', path)).json();
            const list: { created_at?: string; uploaded_at?: string }[] = Array.isArray(body) ? body : body.results;
            const moments = list.map(({ created_at, uploaded_at }) => uploaded_at ?? created_at ?? '');
            return moments.every((moment, place) => place === 0 || moment <= (moments[place - 1] ?? ''));
          }),
        ),
      ),
    ),
  ],
};

export const callStates: readonly State[] = [calls];
