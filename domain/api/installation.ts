import { auditEntry, auditFilters, auditQuery } from '../audit.ts';
import { identifier } from '../identifier.ts';
import { pageOf } from '../listing.ts';
import { overview } from '../overview.ts';
import { status } from '../status.ts';
import { defineCalls } from './call.ts';

/** How the organisation and its installation are, and what was done. */
export const installationCalls = defineCalls({
  'GET /overview/': {
    access: 'signed-in',
    summary: 'The organisation in numbers: each part for those who may see what it counts',
    reply: overview,
  },
  'GET /status/': {
    access: 'audit.view',
    summary: 'How the installation is: mail, backups, disk, errors',
    reply: status,
  },
  'DELETE /backups/{id}/': {
    access: 'settings.edit',
    summary: 'Delete a backup for good, to make room; never the last that is proven',
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
