import { addAdvertisement } from '../../support/advertisements.ts';
import { addEvent } from '../../support/factories.ts';
import { lose } from '../acts.ts';
import { answered, fieldsOf, isList, replied, value } from '../looks.ts';
import { row, rows, type State } from '../row.ts';

/** Every read of the table, and where its list stands. */
const lists: readonly (readonly [string, string])[] = [
  ['/ads/', 'results'],
  ['/events/', 'results'],
  ['/posts/', ''],
  ['/categories/', ''],
  ['/announcements/active/', ''],
  ['/gallery-categories/', ''],
  ['/gallery/', ''],
];

const message = { name: 'Aline', email: 'aline@example.org', phone: '', subject_type: 'general', subject: 'Maize' };
const interest = {
  full_name: 'Jean',
  email: 'jean@example.org',
  donation_type: 'one_time',
  preferred_contact_method: 'email',
};

const replies: State = {
  where: 'replies to visitors',
  open: '/healthz',
  rows: [
    ...lists.map(([path, place]) => row(`7 GET ${path}`, isList(path, place))),
    ...lists.map(([path]) =>
      row(
        `7 GET ${path}: no authorization`,
        value(`GET ${path} answers 200`, 200, async ({ app }) => (await app.call('GET', path)).status),
      ),
    ),
    ...fieldsOf('/events/', '', ['count', 'next', 'previous', 'results']).map((look) =>
      row('3 Event: paginated with a results array', look),
    ),
    ...fieldsOf('/ads/', 'results.0', ['title', 'image', 'is_active', 'start_date', 'end_date']).map((look) =>
      row('3 Advertisement', look),
    ),
    ...fieldsOf('/announcements/active/', '0', ['title', 'message', 'is_active', 'show_until']).map((look) =>
      row('3 Announcement', look),
    ),
    ...fieldsOf('/events_detail/1/', '', [
      'id',
      'title',
      'description',
      'location',
      'event_type',
      'online_link',
      'start_date',
      'end_date',
      'banner',
      'image',
      'category',
      'organizer',
      'is_active',
      'is_public',
      'rating',
    ]).map((look) => row('3 Event', look)),
    ...fieldsOf('/events_detail/1/', '', ['picture', 'banner_picture']).map((look) =>
      row('3 Event: featured_image', look, { differs: 'featured-image-of-events' }),
    ),
    ...fieldsOf('/posts/1/', '', [
      'id',
      'title',
      'excerpt',
      'content',
      'featured_image',
      'published_date',
      'created_at',
      'updated_at',
      'author_details',
      'status',
      'is_featured',
    ]).map((look) => row('3 Blog post', look)),
    ...fieldsOf('/posts/1/', 'category_details', ['name']).map((look) =>
      row('3 Blog post: category', look, { differs: 'category-by-number' }),
    ),
    row(
      '3 Blog post: category',
      value('a number', 'number', async ({ app }) => {
        const post: { category: unknown } = await (await app.call('GET', '/posts/1/')).json();
        return typeof post.category;
      }),
      { differs: 'category-by-number' },
    ),
    ...fieldsOf('/posts/1/', 'author_details', ['first_name', 'last_name', 'username']).map((look) =>
      row('3 Blog post: author_details', look),
    ),
    ...fieldsOf('/categories/', '0', ['name']).map((look) => row('3 Blog category', look)),
    ...fieldsOf('/gallery-categories/', '0', ['id', 'name']).map((look) => row('3 Gallery category', look)),
    ...fieldsOf('/gallery/', '0', [
      'id',
      'title',
      'description',
      'media_type',
      'image',
      'video_url',
      'thumbnail',
      'categories',
    ]).map((look) => row('3 Gallery item', look)),
    ...fieldsOf('/gallery/', '0.categories.0', ['id', 'name']).map((look) => row('3 Gallery item: categories', look)),
    ...rows(
      '7 GET /events_detail/{id}/',
      replied('/events_detail/1/', 'title', 'Opening day of three savings groups'),
      answered('GET /events_detail/999/', undefined, { status: 404, detail: 'Event not found' }),
    ),
    row('7 GET /posts/{id}/', replied('/posts/1/', 'title', 'Why the box has three locks')),
  ],
};

const writes: State = {
  where: 'forms of visitors at the API',
  open: '/healthz',
  prepare: async () => {},
  rows: [
    ...['name', 'email', 'subject', 'message'].map((missing) =>
      row(
        `5 Contact form: ${missing} is required`,
        answered(
          'POST /contact/',
          { ...message, message: 'When?', [missing]: '' },
          { status: 400, detail: 'Please fill in all required fields.' },
        ),
      ),
    ),
    ...['full_name', 'email', 'message'].map((missing) =>
      row(
        `5 Donation interest form: ${missing} is required`,
        answered(
          'POST /donation/interest/',
          { ...interest, message: 'Once.', [missing]: '' },
          { status: 400, detail: 'Please fill in all required fields.' },
        ),
      ),
    ),
    row(
      '5 Subject type options',
      answered('POST /contact/', { ...message, message: 'When?', subject_type: 'other' }, { status: 400 }),
    ),
    row(
      '5 Donation types',
      answered('POST /donation/interest/', { ...interest, message: 'Once.', donation_type: 'weekly' }, { status: 400 }),
    ),
    row(
      '5 Preferred contact method',
      answered(
        'POST /donation/interest/',
        { ...interest, message: 'Once.', preferred_contact_method: 'post' },
        { status: 400 },
      ),
    ),
    row(
      '5 Contact form: phone is optional',
      answered(
        'POST /contact/',
        { ...message, message: 'When?' },
        { status: 201, message: "Thank you for your message! We'll get back to you soon." },
      ),
    ),
    row(
      '5 Donation interest form: a free amount',
      answered(
        'POST /donation/interest/',
        { ...interest, message: 'Once.', estimated_amount: 'a goat' },
        { status: 201, message: "Thank you for your interest! We'll be in touch soon." },
      ),
    ),
  ],
};

const hidden: State = {
  where: 'replies to visitors, of what is not for them',
  open: '/healthz',
  prepare: async ({ services, ...app }) => {
    await addEvent(services, { title: 'Not public', is_public: false });
    await addEvent(services, { title: 'Not active', is_active: false });
    await addAdvertisement({ ...app, services }, { title: 'Rests', is_active: false });
  },
  rows: [
    ...['Not public', 'Not active'].map((title) =>
      row(
        '5 Event filters: is_active and is_public',
        value(`“${title}” is not among the events`, false, async ({ app }) =>
          (await (await app.call('GET', '/events/?page_size=100')).text()).includes(title),
        ),
      ),
    ),
    row(
      '5 Ads: is_active',
      value('“Rests” is not among the advertisements', false, async ({ app }) =>
        (await (await app.call('GET', '/ads/')).text()).includes('Rests'),
      ),
    ),
  ],
};

const failing: State = {
  where: 'replies to visitors, when nothing can be read',
  open: '/healthz',
  prepare: lose('advertisements', 'events', 'posts', 'announcements', 'gallery_items', 'gallery_categories'),
  rows: [
    ...['/ads/', '/events/', '/announcements/active/', '/gallery-categories/', '/gallery/'].map((path) =>
      row(
        '8 Read failures',
        answered(`GET ${path}`, undefined, {
          status: 500,
          detail: 'Something went wrong on our side. Please try again.',
        }),
        { differs: 'errors-from-the-layer-below' },
      ),
    ),
  ],
};

export const callStates: readonly State[] = [replies, writes, hidden, failing];
