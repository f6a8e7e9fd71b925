import { addDonation, addMessage } from '../../support/submissions.ts';
import { absent, fieldsOf, replied, value } from '../looks.ts';
import { type Row, row, rows, type State } from '../row.ts';
import { asStaff, callAsStaff } from './api.ts';

/** A row for each field of the record at this path of the reply. */
const has = (section: string, path: string, place: string, names: readonly string[]): Row[] =>
  rows(section, ...fieldsOf(path, place, names).map(asStaff));

const lacks = (section: string, path: string, place: string, name: string, differs?: string): Row[] =>
  fieldsOf(path, place, [name]).map((look) => {
    return row(section, absent(asStaff(look)), differs === undefined ? {} : { differs });
  });

const is = (section: string, path: string, place: string, kept: unknown): Row[] =>
  rows(section, asStaff(replied(path, place, kept)));

const people: State = {
  where: 'the fields of people and roles',
  open: '/healthz',
  prepare: async (app) => {
    await callAsStaff(app, 'POST /register/', {
      email: 'aline@example.org',
      first_name: 'Aline',
      last_name: 'Uwase',
      password: 'beans-and-maize-9',
      role_ids: [2],
    });
  },
  rows: [
    ...has('3 User', '/userDetails/2/', '', [
      ...['id', 'email', 'username', 'first_name', 'last_name', 'is_active', 'is_staff', 'is_verified'],
      ...['is_superuser', 'roles', 'created_at', 'updated_at', 'last_login', 'failed_login_attempts'],
      ...['account_locked_until', 'otp_created_at', 'verification_token_expires'],
    ]),
    ...lacks('3 User: password (write only)', '/userDetails/2/', '', 'password'),
    ...lacks('3 User: otp', '/userDetails/2/', '', 'otp', 'registrations-of-an-event'),
    ...is('3 User: username is the e-mail', '/users/', '0.username', 'aline@example.org'),
    ...is('3 User: is_active by default', '/users/', '0.is_active', true),
    ...is('3 User: is_staff by default', '/users/', '0.is_staff', false),
    ...is('3 User: is_verified by default', '/users/', '0.is_verified', false),
    ...is('3 User: role_ids come back as roles', '/users/', '0.roles', [{ id: 2, name: 'Editor' }]),
    ...has('3 Role', '/roles/1/', '', ['id', 'name', 'description', 'is_active', 'created_at']),
    ...has('3 Role: the list', '/roles/', '', ['results', 'count']),
    ...is('3 Role: count', '/roles/', 'count', 6),
  ],
};

const content: State = {
  where: 'the fields of content',
  open: '/healthz',
  rows: [
    ...has('3 Advertisement', '/ads/', 'results.0', [
      ...['id', 'title', 'description', 'content', 'image', 'target_url', 'is_active', 'start_date', 'end_date'],
      ...['views', 'clicks', 'created_at', 'updated_at'],
    ]),
    ...['category', 'budget', 'audience'].flatMap((name) =>
      lacks('3 Advertisement: not sent', '/ads/', 'results.0', name),
    ),
    ...has('3 Blog post', '/posts/1/', '', [
      ...['id', 'title', 'slug', 'category', 'category_details', 'content', 'excerpt', 'featured_image', 'status'],
      ...['is_featured', 'author_details', 'published_date', 'created_at', 'updated_at', 'view_count'],
      ...['like_count', 'comment_count'],
    ]),
    row(
      '3 Blog post: category is an id, with category_details',
      asStaff(
        value('the category of a post is a number', 'number', async ({ app }) => {
          const { category } = await (await app.call('GET', '/posts/1/')).json();
          return typeof category;
        }),
      ),
      { differs: 'category-by-number' },
    ),
    ...has('3 Blog post: category_details', '/posts/1/', 'category_details', ['name']),
    ...has('3 Blog post: author_details', '/posts/1/', 'author_details', ['first_name', 'last_name', 'username']),
    ...has('3 Blog category', '/categories/', '0', ['id', 'name', 'slug', 'icon']),
    ...has('3 Event', '/events/1/', '', [
      ...['id', 'title', 'description', 'event_type', 'location', 'online_link', 'start_date', 'end_date', 'image'],
      ...['banner', 'is_public', 'is_active', 'capacity', 'rating', 'created_at'],
    ]),
    ...lacks('3 Event: registrations', '/events/1/', '', 'registrations', 'registrations-of-an-event'),
    ...has('3 Event: registrations', '/events/1/', '', ['registered']).map((each) => ({
      ...each,
      differs: 'registrations-of-an-event',
    })),
    ...has('3 Announcement', '/announcements/', '0', [
      ...['id', 'title', 'message', 'is_active', 'show_until', 'created_at'],
    ]),
    ...has('3 Gallery item', '/gallery/1/', '', [
      ...['id', 'title', 'description', 'media_type', 'image', 'thumbnail', 'video_url', 'is_active', 'categories'],
      ...['uploaded_by', 'uploaded_at', 'updated_at', 'file_size', 'dimensions', 'format'],
    ]),
    ...has('3 Gallery item: categories', '/gallery/1/', 'categories.0', ['id', 'name']),
    ...has('3 Gallery category', '/gallery-categories/', '0', ['id', 'name', 'slug', 'icon']),
  ],
};

const submissions: State = {
  where: 'the fields of interests and messages',
  open: '/healthz',
  prepare: async ({ services }) => {
    await addDonation(services);
    await addMessage(services);
  },
  rows: [
    ...has('3 Donation interest', '/admin-donations/', '0', [
      ...['id', 'full_name', 'email', 'phone', 'organization', 'donation_type', 'estimated_amount', 'message'],
      ...['preferred_contact_method', 'best_contact_time', 'status', 'submitted_at', 'created_at'],
    ]),
    ...is('4 Donation status values: new', '/admin-donations/', '0.status', 'new'),
    ...has('3 Contact message', '/admin-contacts/', '0', [
      ...['id', 'name', 'email', 'phone', 'subject_type', 'subject', 'message', 'status', 'created_at'],
    ]),
    ...is('4 Contact status values: new', '/admin-contacts/', '0.status', 'new'),
  ],
};

export const fieldStates: readonly State[] = [people, content, submissions];
