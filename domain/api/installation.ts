import { z } from 'zod';
import { auditEntry, auditFilters, auditQuery } from '../audit.ts';
import { codeChallenge, codeGiven, downloadableBackups, openedBackup } from '../backup.ts';
import { identifier } from '../identifier.ts';
import { pageOf } from '../listing.ts';
import { overview } from '../overview.ts';
import { erased, erasureInput, foundPerson, heldPerson, personAddress, personSearch } from '../privacy.ts';
import { siteStatus } from '../status.ts';
import { waiting, waitingLines } from '../waiting.ts';
import { defineCalls } from './call.ts';

/** Calls for the state of the organisation and its installation, and for the audit log. */
export const installationCalls = defineCalls({
  'GET /overview/': {
    access: 'signed-in',
    summary: 'The organisation in numbers: each part for those who may see what it counts',
    reply: overview,
  },
  'GET /overview/waiting/': {
    access: 'signed-in',
    summary: 'What waits for the current user, as far as they may deal with it',
    reply: waitingLines,
  },
  'GET /waiting/': {
    access: 'signed-in',
    summary: 'What waits for somebody, in numbers, as far as the current user may see it',
    reply: waiting,
  },
  'GET /status/': {
    access: 'audit.view',
    summary: 'How the installation is: mail, backups, disk, errors',
    reply: siteStatus,
  },
  'POST /clock/confirm/': {
    access: 'settings.edit',
    summary:
      'Say, as a superuser, that the clock is right although it has leapt: what is too old by it is deleted again',
  },
  'GET /backups/': {
    access: 'settings.edit',
    summary: 'The backups in the folder of the machine, and the one that is being made, for superusers',
    reply: downloadableBackups,
  },
  'POST /backups/': {
    access: 'settings.edit',
    summary: 'Make a backup now, as a superuser; a few times a day',
  },
  'POST /backups/{id}/code/': {
    access: 'settings.edit',
    summary: 'Send a superuser who has just given their password the code with which a backup is downloaded',
    parameters: identifier,
    reply: codeChallenge,
  },
  'POST /backups/{id}/open/': {
    access: 'settings.edit',
    summary: 'Open a backup to this browser for an hour, with the code; all superusers are told',
    parameters: identifier,
    body: codeGiven,
    reply: openedBackup,
  },
  'DELETE /backups/{id}/': {
    access: 'settings.edit',
    summary:
      'Delete a backup for good, as a superuser who has just given their password, to make room; never the last that is proven',
    parameters: identifier,
  },
  'GET /audit/': {
    access: 'audit.view',
    summary: 'Who did what, when, and what was different afterwards; the newest first',
    query: auditQuery,
    reply: pageOf(auditEntry),
  },
  'GET /audit/filters/': {
    access: 'audit.view',
    summary: 'What the log can be filtered by',
    reply: auditFilters,
  },
});

/** Personal data of people who are not staff. The person is named in the body, because an address would stay in logs. */
export const privacyCalls = defineCalls({
  'POST /privacy/search/': {
    access: 'privacy.view',
    summary: 'Who is meant by an e-mail address, a phone number or a name',
    body: personSearch,
    reply: z.array(foundPerson),
  },
  'POST /privacy/person/': {
    access: 'privacy.view',
    summary: 'Everything that is held under an e-mail address or a telephone number',
    body: personAddress,
    reply: heldPerson,
  },
  'POST /privacy/export/': {
    access: 'privacy.view',
    summary: 'The same to be handed over; the audit log keeps that it was, and not whose',
    body: personAddress,
    reply: heldPerson,
  },
  'POST /privacy/erase/': {
    access: 'privacy.erase',
    summary: 'Erase everything that is held under an e-mail address or a telephone number, for good',
    body: erasureInput,
    reply: erased,
  },
});
