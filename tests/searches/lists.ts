import { dayOf } from '../../domain/calendar.ts';
import type { Visibility } from '../../domain/collections/collection.ts';
import { type Fields, fieldNames } from '../../domain/fields/field.ts';
import { pledgeOfReference } from '../../domain/giving/reference.ts';
import type { Permission } from '../../domain/permission.ts';
import { phoneNumber } from '../../domain/phone.ts';
import { everyPlainSubmission } from '../../domain/submissions/registry.ts';
import { storedKind } from '../../server/fields/stored-kinds.ts';
import { collectionsBeside } from '../support/collections.ts';
import {
  asGiver,
  asReceipt,
  byPhone,
  eachWord,
  either,
  type Finds,
  inAnyLanguage,
  inColumns,
  ofGiver,
} from './plain-scan.ts';
import type { AnyRow } from './walk.ts';

/** When visitors look: the moment, and the day in the organisation's time zone. */
export interface Now {
  moment: string;
  today: string;
}

export const nowOf = (clock: Date, timeZone: string): Now => ({
  moment: clock.toISOString(),
  today: dayOf(clock, timeZone),
});

/** A list that is searched, and what must be found in it. */
export interface SearchedList {
  path: string;
  table: string;
  view: Permission;
  /** For whom these rights are missing too, less is found. */
  finds: Finds;
  withoutRight?: { right: Permission; finds: Finds };
  /** The rows that the list is of, where these are not all. */
  isListed?(row: AnyRow): boolean;
  hasTrash?: true;
  /** What visitors find, and who of the staff may not see the list. Without it they get no list at all. */
  visitors?: {
    isVisible(row: AnyRow, now: Now): boolean;
    finds?: Finds;
  };
}

const always = () => true;
const isActive = (row: AnyRow) => row.is_active === true;
const isPublished = (row: AnyRow, { moment }: Now) =>
  row.status === 'published' && row.published_date !== null && String(row.published_date) <= moment;

/** A list with a trash. */
const list = (
  path: string,
  table: string,
  view: Permission,
  finds: Finds,
  visitors?: SearchedList['visitors'],
): SearchedList => ({ path, table, view, finds, hasTrash: true, ...(visitors && { visitors }) });

const person = either(inColumns('name', 'email', 'phone'), byPhone);

const ofPledge: Finds = (row, text) => row.id === pledgeOfReference(text);
const ofPayer: Finds = (row, text) => row.payer_phone === (phoneNumber(text) ?? 'none');

/** What the description of a collection says of a row. */
const isVisibleBy =
  (fields: Fields, { flags = [], status, from, until }: Visibility = {}) =>
  (row: AnyRow, { moment, today }: Now): boolean => {
    const isDay = (name: string) => fields[name] !== undefined && storedKind(fields[name]).column === 'day';
    const has = (name: string) => row[name] !== null;
    const begins =
      from === undefined || (has(from) ? String(row[from]) <= (isDay(from) ? today : moment) : status === undefined);
    const isOver = (name: string) => (isDay(name) ? String(row[name]) < today : String(row[name]) <= moment);
    return (
      flags.every((flag) => row[flag] === true) &&
      (status === undefined || row[status] === 'published') &&
      begins &&
      (until === undefined || !has(until) || !isOver(until))
    );
  };

/** Every list that is searched; of the registrations those for this event. */
export const listsWith = (event: number): readonly SearchedList[] => [
  ...named(event),
  ...collectionsBeside(named(event)).map(({ name, path, table, permissions, fields, visibility }) =>
    list(path, table, permissions.view, inAnyLanguage(name, ...fieldNames(fields, ({ searched }) => searched)), {
      isVisible: isVisibleBy(fields, visibility),
    }),
  ),
  ...everyPlainSubmission.map(({ staffPath, table, permissions, fields }) =>
    list(staffPath, table, permissions.view, inColumns(...fieldNames(fields, ({ searched }) => searched))),
  ),
];

/** The same, of which each is written out. */
const named = (event: number): readonly SearchedList[] => [
  list('/posts/', 'posts', 'posts.view', inAnyLanguage('posts', 'title', 'excerpt'), { isVisible: isPublished }),
  list('/events/', 'events', 'events.view', inAnyLanguage('events', 'title', 'summary', 'location'), {
    isVisible: (row) => isActive(row) && row.is_public === true,
  }),
  list('/gallery/', 'gallery_items', 'gallery.view', inAnyLanguage('gallery', 'title', 'description'), {
    isVisible: isActive,
  }),
  list('/pages/', 'pages', 'pages.view', inColumns('title', 'address'), {
    isVisible: isPublished,
    finds: inAnyLanguage('pages', 'title', 'description'),
  }),
  list(
    ...(['/announcements/', 'announcements', 'announcements.view'] as const),
    inAnyLanguage('announcements', 'title', 'message'),
    { isVisible: (row, { moment }) => isActive(row) && (row.show_until === null || String(row.show_until) > moment) },
  ),
  list('/ads/', 'advertisements', 'ads.view', inAnyLanguage('ads', 'title', 'description'), {
    isVisible: (row, { today }) => isActive(row) && String(row.start_date) <= today && String(row.end_date) >= today,
  }),
  list('/documents/', 'documents', 'pages.view', inAnyLanguage('documents', 'title', 'description'), {
    isVisible: always,
  }),
  list('/categories/', 'categories', 'categories.view', inAnyLanguage('categories', 'name'), { isVisible: always }),
  list(
    ...(['/gallery-categories/', 'gallery_categories', 'gallery.view'] as const),
    inAnyLanguage('gallery_categories', 'name'),
    { isVisible: always },
  ),
  list('/timeline/', 'timeline_entries', 'pages.view', inAnyLanguage('timeline', 'title', 'text'), {
    isVisible: always,
  }),
  list('/team/', 'team_members', 'pages.view', inAnyLanguage('team', 'name', 'role', 'text'), { isVisible: always }),
  list('/testimonials/', 'testimonials', 'pages.view', inAnyLanguage('testimonials', 'quote', 'name', 'role'), {
    isVisible: (row) => row.is_consented === true,
  }),
  list('/payment-ways/', 'payment_ways', 'settings.view', inAnyLanguage('payment_ways', 'name'), {
    isVisible: isActive,
  }),
  list('/suggested-amounts/', 'suggested_amounts', 'settings.view', inAnyLanguage('suggested_amounts', 'effect'), {
    isVisible: always,
  }),
  list('/projects/', 'projects', 'settings.view', inAnyLanguage('projects', 'title', 'text'), { isVisible: isActive }),
  list('/newsletter/campaigns/', 'newsletter_campaigns', 'newsletter.view', inColumns('subject')),
  list('/roles/', 'roles', 'roles.view', inColumns('name', 'description')),
  {
    ...list('/users/', 'users', 'users.view', eachWord(inColumns('email', 'first_name', 'last_name'))),
    isListed: (row) => row.anonymised_at === null,
  },
  list('/admin-contacts/', 'contact_messages', 'contacts.view', inColumns('name', 'email', 'subject')),
  list('/form-answers/', 'form_answers', 'form_answers.view', inColumns('searched_text')),
  list('/admin-donations/', 'donation_interests', 'donations.view', inColumns('full_name', 'email', 'organization')),
  {
    ...list(
      ...([`/events/${event}/registrations/`, 'event_registrations', 'events.edit'] as const),
      either(inColumns('full_name', 'email', 'phone', 'organization'), byPhone),
    ),
    isListed: (row) => row.event_id === event,
  },
  {
    ...{ path: '/newsletter/subscribers/', table: 'newsletter_subscribers', view: 'subscribers.view' },
    finds: inColumns('email'),
  },
  { path: '/media/', table: 'media', view: 'media.view', finds: inColumns('alt', 'file_name') },
  {
    ...{ path: '/pledges/', table: 'pledges', view: 'pledges.view' },
    finds: either(inColumns('full_name', 'email', 'phone', 'message'), byPhone, ofPledge),
  },
  {
    ...{ path: '/payments/', table: 'payments', view: 'statements.view' },
    finds: either(inColumns('payer_name', 'reference', 'text', 'external_id', 'payer_phone'), ofPayer),
  },
  {
    ...{ path: '/gifts/', table: 'gifts', view: 'pledges.view', finds: ofGiver(person) },
    isListed: (row) => Number(row.remaining) > 0,
  },
  {
    ...{ path: '/receipts/', table: 'receipts', view: 'receipts.view', finds: asReceipt(person) },
    withoutRight: { right: 'pledges.view', finds: asReceipt(inColumns('name')) },
  },
  {
    ...{ path: '/givers/', table: 'givers', view: 'pledges.view', finds: asGiver(person) },
    isListed: (row) => row.merged_into === null,
  },
];

/** A kind of record in the search over everything: what it is called there, and by what it is found. */
export interface FoundKind {
  kind: string;
  table: string;
  view: Permission;
  finds: Finds;
  opens?: 'event_id';
}

const kind = (name: string, table: string, view: Permission, ...columns: string[]): FoundKind => ({
  ...{ kind: name, table, view },
  finds: inColumns(...columns),
});

const namedKinds: readonly FoundKind[] = [
  {
    ...{ kind: 'registrations', table: 'event_registrations', view: 'events.edit', opens: 'event_id' },
    finds: either(inColumns('full_name', 'phone'), byPhone),
  },
  kind('events', 'events', 'events.view', 'title'),
  kind('posts', 'posts', 'posts.view', 'title'),
  kind('gallery', 'gallery_items', 'gallery.view', 'title'),
  kind('newsletter', 'newsletter_campaigns', 'newsletter.view', 'subject'),
  kind('pages', 'pages', 'pages.view', 'title'),
  kind('announcements', 'announcements', 'announcements.view', 'title'),
  kind('ads', 'advertisements', 'ads.view', 'title'),
  kind('categories', 'categories', 'categories.view', 'name'),
  kind('gallery_categories', 'gallery_categories', 'gallery.view', 'name'),
  kind('timeline', 'timeline_entries', 'pages.view', 'title'),
  kind('team', 'team_members', 'pages.view', 'name'),
  kind('documents', 'documents', 'pages.view', 'title'),
  kind('testimonials', 'testimonials', 'pages.view', 'name'),
  kind('payment_ways', 'payment_ways', 'settings.view', 'name'),
  kind('suggested_amounts', 'suggested_amounts', 'settings.view', 'effect'),
  kind('projects', 'projects', 'settings.view', 'title'),
  {
    ...{ kind: 'users', table: 'users', view: 'users.view' },
    finds: (row, text, rows) =>
      inColumns('whole', 'email')({ ...row, whole: `${row.first_name} ${row.last_name}` }, text, rows),
  },
  kind('roles', 'roles', 'roles.view', 'name'),
  kind('donations', 'donation_interests', 'donations.view', 'full_name', 'email', 'organization'),
  kind('contacts', 'contact_messages', 'contacts.view', 'name', 'email', 'subject'),
  kind('form_answers', 'form_answers', 'form_answers.view', 'name', 'email'),
  kind('subscribers', 'newsletter_subscribers', 'subscribers.view', 'email'),
  kind('media', 'media', 'media.view', 'file_name', 'alt'),
];

export const foundKinds: readonly FoundKind[] = [
  ...namedKinds,
  ...collectionsBeside(named(0)).map(({ name, table, permissions, title }) =>
    kind(name, table, permissions.view, title),
  ),
  ...everyPlainSubmission.map(({ name, table, permissions, fields }) =>
    kind(name, table, permissions.view, ...fieldNames(fields, ({ searched }) => searched)),
  ),
];
