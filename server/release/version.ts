import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';

const project = z.object({ name: z.literal('intambwe'), version: z.string().regex(/^[\w.+-]+$/) });

/** The folder of this release: two above this file, among the sources as well as built. */
export const ownFolder = resolve(import.meta.dirname, '../..');

/** The version of the release in a folder. Throws where there is none. */
export function versionOf(folder: string): string {
  return project.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).version;
}

/** The version of this release: `0.1.0`. */
export const VERSION = versionOf(ownFolder);
