import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { markFolder } from '../../server/copies/folder-place.ts';

/** A new, empty folder that was set up for copies; it is gone after the test. */
export async function markedFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'intambwe-place-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await markFolder(folder);
  return folder;
}
