import type { AuditEntry } from '../../domain/audit.ts';
import type { Language } from '../../domain/languages.ts';
import { MAX_PAGE_SIZE } from '../../domain/listing.ts';
import { fullName } from '../../domain/user.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { asPage, sliceOf } from '../resource/listing.ts';
import type { Services } from '../services.ts';
import { changesBetween } from './changes.ts';
import { sentenceOf } from './sentence.ts';
import { type LoggedEntry, listAudit, readAuditFilters } from './store.ts';

function presentEntry(entry: LoggedEntry, language: Language): AuditEntry {
  const { user_id, first_name, last_name } = entry;
  const name = fullName({ first_name: first_name ?? '', last_name: last_name ?? '' });
  const user = user_id === null ? null : { id: user_id, name };
  return {
    id: entry.id,
    at: entry.at,
    user,
    action: entry.action,
    resource: entry.resource,
    resource_id: entry.resource_id,
    sentence: sentenceOf(entry, user?.name ?? null, language),
    changes: changesBetween(entry, language),
  };
}

/** Every write adds its own entry to the log; no call writes, changes or removes an entry. */
export function auditRoutes({ db, config: { timeZone } }: Services): Endpoint[] {
  return [
    implement('GET /audit/', async ({ query, language }) => {
      const { count, results } = await listAudit(db, query, sliceOf(query, MAX_PAGE_SIZE), timeZone);
      return asPage({ count, results: results.map((entry) => presentEntry(entry, language)) }, '/audit/', query);
    }),
    implement('GET /audit/filters/', () => readAuditFilters(db)),
  ];
}
