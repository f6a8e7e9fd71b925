import { splitLanguage } from '../../domain/languages.ts';
import { staffText } from '../../domain/reply-text.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { isOwnTarget, readOldPath } from '../links/old-path.ts';
import { findableAmong } from './findable.ts';
import { keptPath, pagesAmong, type Refusal, refusalOf, type StaffRedirect } from './store.ts';

/** A redirect as somebody has written it. */
export interface WrittenRedirect {
  from: string;
  /** Null for what is gone. */
  target: string | null;
}

/** The field that is at fault, and what is wrong with it. */
export interface Fault {
  field: 'from' | 'target';
  why: string;
}

const faults: Record<Refusal, Fault> = {
  elsewhere: { field: 'target', why: staffText('targetElsewhere') },
  noAddress: { field: 'from', why: staffText('noOldAddress') },
  ours: { field: 'from', why: staffText('oldAddressIsOurs') },
  page: { field: 'from', why: staffText('pageAtOldAddress') },
};

/** What stands there answers first, so that nobody would ever be led on. */
const stands: Fault = { field: 'from', why: staffText('recordAtOldAddress') };

/** A path of the site as somebody writes it, with the site in front of it or without; undefined for another site's. */
export function readTarget(written: string, publicUrl: string): string | undefined {
  if (written === '') return undefined;
  const hasHost = /^[a-z][a-z0-9+.-]*:|^[/\\]{2}/i.test(written);
  const url = URL.parse(hasHost || written.startsWith('/') ? written : `/${written}`, publicUrl);
  if (!url || url.origin !== new URL(publicUrl).origin) return undefined;
  const { path } = splitLanguage(url.pathname);
  const target = path + url.search;
  return isOwnTarget(target) ? target : undefined;
}

/** What is to be kept of each, in their order, or what is wrong with it. The first of two for one address counts. */
export async function readWanted(
  { db, now }: Pick<UnitOfWork, 'db' | 'now'>,
  written: readonly WrittenRedirect[],
  publicUrl: string,
): Promise<(StaffRedirect | Fault | { before: number })[]> {
  const paths = written.map(({ from }) => keptPath(from));
  const known = paths.filter((path) => path !== undefined);
  const possible = [...new Set(known)].filter((path) => refusalOf(path, '/') === undefined);
  const pages = new Set(await pagesAmong(db, possible));
  // What has a query is asked for at the first page, which leads on by it.
  const records = await findableAmong(
    db,
    possible.filter((path) => !path.includes('?')),
    now,
  );
  const places = new Map<string, number>();
  return written.map(({ target: goal }, place) => {
    const path = paths[place];
    const target = goal === null ? null : readTarget(goal, publicUrl);
    const refusal = refusalOf(path, target === null ? '/' : (target ?? ''));
    if (refusal !== undefined) return faults[refusal];
    if (path === undefined || target === undefined) return faults.noAddress;
    if (pages.has(path)) return faults.page;
    if (records.has(path)) return stands;
    if (target !== null && readOldPath(target) === path)
      return { field: 'target', why: staffText('leadsToItself') } as const;
    const before = places.get(path);
    if (before !== undefined) return { before };
    places.set(path, place);
    return { path, target };
  });
}
