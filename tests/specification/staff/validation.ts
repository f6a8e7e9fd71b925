import { answered, value } from '../looks.ts';
import { type Row, row, type State } from '../row.ts';
import { asStaff, callAsStaff } from './api.ts';

/** The first thing that is wrong with this body, in the words of the document. */
const refuses = (section: string, call: string, body: unknown, detail: string): Row =>
  row(section, asStaff(answered(call, body, { status: 400, detail })));

const takes = (section: string, call: string, body: unknown, more: Record<string, unknown> = {}): Row =>
  row(section, asStaff(answered(call, body, { status: 201, ...more })));

/** A post that is made of this body, read from the reply; its own status stands in the way of `answered`. */
const makesPost = (section: string, body: object, is: Record<string, unknown>): Row =>
  row(
    section,
    asStaff({
      ...value(`POST /posts/ with ${JSON.stringify(body)} makes ${JSON.stringify(is)}`, is, async ({ app }) => {
        const post = await (await app.call('POST', '/posts/', body)).json();
        return Object.fromEntries(Object.keys(is).map((name) => [name, post[name]]));
      }),
      once: true,
    }),
  );

const email = 'aline@example.org';
const names = { first_name: 'Aline', last_name: 'Uwase' };
const days = { start_date: '2026-11-20', end_date: '2026-11-30' };
const moments = { start_date: '2026-12-01T08:00:00.000Z', end_date: '2026-12-01T10:00:00.000Z' };
const blogIcons = 'computer coffee heart map book music camera briefcase shopping-bag dollar-sign'.split(' ');
const galleryIcons = 'image video landscape portrait architecture nature people food art events'.split(' ');
const invalidUrl = 'Please enter a valid URL';

const people: State = {
  where: 'what the API refuses: people and roles',
  open: '/healthz',
  prepare: async () => {},
  rows: [
    refuses('5 User form 1', 'POST /register/', {}, 'Please enter a valid email address.'),
    refuses('5 User form 1', 'POST /register/', { ...names, email: 'aline' }, 'Please enter a valid email address.'),
    refuses('5 User form 2', 'POST /register/', { email }, 'First name and last name are required.'),
    refuses(
      '5 User form 2',
      'POST /register/',
      { email, first_name: 'Aline' },
      'First name and last name are required.',
    ),
    refuses(
      '5 User form 2',
      'POST /register/',
      { email, last_name: 'Uwase' },
      'First name and last name are required.',
    ),
    refuses(
      '5 User form 3',
      'POST /register/',
      { ...names, email, password: 'b-e-7' },
      'Password must be at least 6 characters long',
    ),
    takes('9 Minimum password length', 'POST /register/', { ...names, email, password: 'hb7-q2' }),
    row(
      '5 User form 3: password required',
      asStaff(answered('POST /register/', { ...names, email: 'invited@example.org' }, { status: 201 })),
      { differs: 'register-invites' },
    ),
    takes('3 User: role_ids', 'POST /register/', {
      ...names,
      email: 'grace@example.org',
      password: 'beans-and-maize-9',
      role_ids: [2],
    }),
    row(
      '4 Roles: inactive ones are not available for assignment',
      asStaff(answered('POST /register/', { ...names, email: 'late@example.org', role_ids: [3] }, { status: 400 })),
      {
        after: async ({ app }) => {
          const role = await callAsStaff(app, 'GET /roles/3/');
          await callAsStaff(app, 'PUT /roles/3/', { ...role, is_active: false });
        },
      },
    ),
    row('5 Role form: name required', asStaff(answered('POST /roles/', {}, { status: 400 }))),
    takes('5 Role form: description optional', 'POST /roles/', { name: 'Readers' }, { is_active: true }),
    takes(
      '5 Role form',
      'POST /roles/',
      { name: 'Writers', description: 'Write.', is_active: false },
      {
        name: 'Writers',
        description: 'Write.',
        is_active: false,
      },
    ),
  ],
};

const content: State = {
  where: 'what the API refuses: content',
  open: '/healthz',
  prepare: async () => {},
  rows: [
    refuses('5 Advertisement form', 'POST /ads/', {}, 'Title is required'),
    refuses('5 Advertisement form', 'POST /ads/', { title: 'Maize' }, 'Target URL is required'),
    refuses(
      '5 Advertisement form',
      'POST /ads/',
      { title: 'Maize', target_url: 'example.org' },
      'Start date is required',
    ),
    refuses(
      '5 Advertisement form',
      'POST /ads/',
      { title: 'Maize', target_url: 'example.org', start_date: '2026-11-20' },
      'End date is required',
    ),
    ...['maize', 'https://maize', 'ftp://example.org'].map((target_url) =>
      refuses('5 Advertisement form', 'POST /ads/', { title: 'Maize', target_url, ...days }, invalidUrl),
    ),
    refuses(
      '5 Advertisement form',
      'POST /ads/',
      { title: 'Maize', target_url: 'example.org', start_date: '2026-11-20', end_date: '2026-11-19' },
      'End date must be after start date',
    ),
    ...['example.org', 'http://example.org', 'https://www.example.org/a?b=c'].map((target_url) =>
      takes('5 Advertisement form: a web address', 'POST /ads/', { title: 'Maize', target_url, ...days }),
    ),
    row(
      '5 Advertisement form: a web address',
      asStaff(answered('POST /ads/', { title: 'Maize', target_url: '/donate', ...days }, { status: 201 })),
      { differs: 'ad-target-a-page-here' },
    ),
    takes(
      '5 Advertisement form: not before the start',
      'POST /ads/',
      { title: 'One day', target_url: 'example.org', start_date: '2026-11-20', end_date: '2026-11-20' },
      { is_active: true, description: '', content: '', image: null },
    ),
    row(
      '5 Blog form: excerpt capped at 300',
      asStaff(answered('POST /posts/', { title: 'Long', excerpt: 'x'.repeat(301) }, { status: 400 })),
    ),
    takes('9 Excerpt maximum', 'POST /posts/', { title: 'As long as may be', excerpt: 'x'.repeat(300) }),
    makesPost(
      '4 Blog status: draft by default',
      { title: 'Seed, Rain & Luck!' },
      {
        status: 'draft',
        slug: 'seed-rain-luck',
        published_date: null,
      },
    ),
    row(
      '5 Blog form: the slug',
      asStaff(answered('POST /posts/', { title: 'Slug', slug: 'Not This' }, { status: 400 })),
      { differs: 'hints-are-rules' },
    ),
    ...['draft', 'published', 'archived'].map((status) =>
      makesPost('4 Blog status', { title: `A post, ${status}`, status }, { status }),
    ),
    refuses('5 Category forms', 'POST /categories/', {}, 'Category name is required'),
    takes('5 Category forms: icon optional', 'POST /categories/', { name: 'Plain' }, { slug: 'plain', icon: null }),
    ...blogIcons.map((icon) =>
      takes('3 Blog category: icon', 'POST /categories/', { name: `With ${icon}`, icon }, { icon }),
    ),
    row(
      '3 Blog category: icon',
      asStaff(answered('POST /categories/', { name: 'Other', icon: 'nature' }, { status: 400 })),
    ),
    refuses('5 Category forms: trimmed', 'POST /gallery-categories/', { name: '  ' }, 'Category name is required'),
    takes(
      '3 Gallery category: slug made by the server',
      'POST /gallery-categories/',
      { name: 'Hills at Dawn' },
      {
        slug: 'hills-at-dawn',
        icon: null,
      },
    ),
    ...galleryIcons.map((icon) =>
      takes('3 Gallery category: icon', 'POST /gallery-categories/', { name: `With ${icon}`, icon }, { icon }),
    ),
    row(
      '3 Gallery category: icon',
      asStaff(answered('POST /gallery-categories/', { name: 'Other', icon: 'coffee' }, { status: 400 })),
    ),
    refuses('5 Announcement form', 'POST /announcements/', {}, 'Announcement title is required'),
    refuses('5 Announcement form', 'POST /announcements/', { title: 'Rain' }, 'Announcement message is required'),
    takes(
      '5 Announcement form: blank means no expiry',
      'POST /announcements/',
      { title: 'Rain', message: 'It rains.' },
      {
        show_until: null,
        is_active: true,
      },
    ),
    ...['title', 'start_date', 'end_date'].map((missing) =>
      row(
        `5 Event form: ${missing} required`,
        asStaff(answered('POST /events/', { title: 'Fair', ...moments, [missing]: undefined }, { status: 400 })),
      ),
    ),
    ...['offline', 'online', 'hybrid'].map((event_type) =>
      takes(
        '3 Event: event_type',
        'POST /events/',
        { title: `Fair, ${event_type}`, event_type, ...moments },
        { event_type },
      ),
    ),
    takes(
      '9 Event capacity default',
      'POST /events/',
      { title: 'No capacity', ...moments },
      {
        capacity: null,
        places_left: 100,
      },
    ),
    refuses('5 Gallery item form', 'POST /gallery/', {}, 'Title is required'),
    refuses(
      '5 Gallery item form: trimmed',
      'POST /gallery/',
      { title: '  ', media_type: 'video', video_url: 'https://example.org/a.mp4' },
      'Title is required',
    ),
    refuses('5 Gallery item form', 'POST /gallery/', { title: 'Hills', media_type: 'image' }, 'Image file is required'),
    refuses('5 Gallery item form', 'POST /gallery/', { title: 'Hills', media_type: 'video' }, 'Video URL is required'),
    takes(
      '5 Gallery item form: a video',
      'POST /gallery/',
      {
        title: 'A film',
        media_type: 'video',
        video_url: 'https://example.org/a.mp4',
      },
      { is_active: true, description: '', thumbnail: null, file_size: null },
    ),
    row(
      '5 Gallery item form: any other video address',
      asStaff(
        answered(
          'POST /gallery/',
          { title: 'A page', media_type: 'video', video_url: 'https://example.org/page' },
          { status: 400 },
        ),
      ),
      { differs: 'other-videos-refused' },
    ),
  ],
};

export const validationStates: readonly State[] = [people, content];
