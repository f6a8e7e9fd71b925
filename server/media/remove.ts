import { conflict, notFound } from '../http/http-error.ts';
import { noteOrphaned, removeOrphaned } from './orphaned-files.ts';
import { deleteFile, findFile } from './store.ts';
import type { TakingTools } from './take.ts';
import { usesOf } from './uses.ts';

/** How the two databases say that a row is pointed at. */
const POSTGRES_POINTED_AT = '23503';
const SQLITE_POINTED_AT = 787;

function isPointedAt(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    ('code' in error && error.code === POSTGRES_POINTED_AT) ||
    ('errcode' in error && error.errcode === SQLITE_POINTED_AT)
  );
}

/**
 * Removes a file and everything made from it, for good. Throws a 404 where there is none, and a 409 that names the places
 * while it is used.
 */
export async function removeFile({ storage, write }: TakingTools, userId: number | null, id: number): Promise<void> {
  const keys = await write(userId, async ({ db, now, audit, changes }) => {
    const before = await findFile(db, id);
    if (!before) throw notFound();
    const uses = await usesOf(db, before);
    if (uses.length > 0) throw conflict(`This file is used by ${uses.join(', ')}. Take it out there first.`);
    const removed = await deleteFile(db, id);
    if (!removed) throw notFound();
    await noteOrphaned(db, removed, now);
    await audit({ action: 'delete', resource: 'media', resourceId: id, before });
    await changes('media');
    return removed;
  }).catch((error: unknown) => {
    throw isPointedAt(error) ? conflict('This file is still used. Take it out there first.') : error;
  });
  // Files that cannot be removed now stay noted; housekeeping removes them.
  await removeOrphaned(storage, write, keys).catch(() => undefined);
}
