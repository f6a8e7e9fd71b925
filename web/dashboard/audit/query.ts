import { type AuditQuery, auditQuery } from '../../../domain/audit.ts';
import type { ListAddress } from '../list/list-address.ts';

export const PAGE_SIZE = 20;

/** The names in the address by which the log is filtered. */
export const filterNames = ['user', 'resource', 'action', 'from', 'to'] as const;

/** The filters in the address, without those that somebody has mistyped there. */
export function logQuery(address: ListAddress): AuditQuery {
  const filters = filterNames.map((name) => [name, address.filter(name)] as const).filter(([, value]) => value !== '');
  const wanted = { ...Object.fromEntries(filters), search: address.search || undefined };
  return { ...auditQuery.safeParse(wanted).data, page: address.page, page_size: PAGE_SIZE };
}
