import {
  event,
  eventChange,
  eventInput,
  eventQuery,
  listedEvent,
  staffEvent,
  staffListedEvent,
  tellQuery,
} from '../event.ts';
import {
  eventRegistration,
  eventRegistrationRequest,
  registrationQuery,
  staffRegistrationInput,
} from '../event-registration.ts';
import { formTaken } from '../form.ts';
import { identifier } from '../identifier.ts';
import { arrayOrPage, pageOf } from '../listing.ts';
import { TABLE_TYPES, tableQuery } from '../table-file.ts';
import { uploadRules } from '../upload.ts';
import { defineCalls } from './call.ts';
import { resourceCalls, uploadsOf } from './resource.ts';

export const eventContract = {
  path: '/events/',
  singular: 'event',
  record: staffEvent,
  input: eventInput,
  permissions: { view: 'events.view', create: 'events.create', edit: 'events.edit', delete: 'events.delete' },
  files: {
    image: { rule: uploadRules.picture, into: 'media_id' },
    banner: { rule: uploadRules.picture, into: 'banner_media_id' },
  },
} as const;

const oneEvent = {
  access: 'public',
  parameters: identifier,
  translated: { resource: 'events', isWhole: true },
  reply: event,
  staffReply: staffEvent,
} as const;

/** Events and who registers for them. */
export const eventCalls = defineCalls({
  ...resourceCalls(eventContract),
  'GET /events/': {
    access: 'public',
    summary: 'The events visitors may see, or those of one window; for staff all of them',
    query: eventQuery,
    translated: { resource: 'events' },
    reply: pageOf(listedEvent),
    staffReply: pageOf(staffListedEvent),
  },
  'GET /events/{id}/': { ...oneEvent, summary: 'One event visitors may see; for staff any' },
  'GET /events_detail/{id}/': { ...oneEvent, summary: 'The same event, by its older address' },
  'PUT /events/{id}/': {
    access: 'events.edit',
    summary:
      'Change one event, or only whether it is active; with `updated_at`, only if nobody has changed it since, with `tell`, those who are registered are told',
    parameters: identifier,
    body: eventChange,
    uploads: uploadsOf(eventContract.files),
    reply: staffEvent,
  },
  'DELETE /events/{id}/': {
    access: 'events.delete',
    summary: 'Move one event to the trash, where it stays for 30 days; with `tell`, those who are registered are told',
    parameters: identifier,
    query: tellQuery,
  },
  'POST /events/{id}/duplicate/': {
    access: 'events.create',
    summary: 'Make a copy of an event to begin from: not active, with nobody registered',
    parameters: identifier,
    reply: staffEvent,
    status: 201,
  },
  'POST /events/{id}/registrations/': {
    access: 'public',
    summary: 'Register for an event while places are left, with an e-mail address, a telephone number or both',
    parameters: identifier,
    body: eventRegistrationRequest,
    reply: formTaken,
    status: 201,
  },
  'GET /events/{id}/registrations/': {
    access: 'events.edit',
    summary:
      'Who has registered for an event, or with `trash` whose registration was cancelled; with `to_call` those without an e-mail address',
    parameters: identifier,
    query: registrationQuery,
    reply: arrayOrPage(eventRegistration),
  },
  'GET /events/{id}/registrations/export/': {
    access: 'events.edit',
    summary: 'Who has registered for an event, as a table for a spreadsheet',
    parameters: identifier,
    query: registrationQuery.extend(tableQuery.shape),
    file: TABLE_TYPES,
  },
  'POST /event-registrations/': {
    access: 'events.edit',
    summary: 'Add registration for an event while places are left; an e-mail address or a telephone number is enough',
    body: staffRegistrationInput,
    reply: eventRegistration,
    status: 201,
  },
  'DELETE /event-registrations/{id}/': {
    access: 'events.edit',
    summary:
      'Cancel one registration, which frees its place; it can be taken back for 30 days. With `tell`, the person is told',
    parameters: identifier,
    query: tellQuery,
  },
  'POST /event-registrations/{id}/restore/': {
    access: 'events.edit',
    summary: 'Take back the cancellation of one registration while places are left',
    parameters: identifier,
    reply: eventRegistration,
  },
});
