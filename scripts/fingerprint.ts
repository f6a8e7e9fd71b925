import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Every file in this folder, or the file itself. */
export async function filesBelow(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** One text for the content of these files and folders; it changes when any of them does. Tests are not counted. */
export async function fingerprint(paths: readonly string[]): Promise<string> {
  const files = (await Promise.all(paths.map(filesBelow))).flat().filter((file) => !file.includes('.test.'));
  const hash = createHash('sha256');
  for (const file of files.sort())
    hash
      .update(file)
      .update('\0')
      .update(await readFile(file))
      .update('\0');
  return hash.digest('hex');
}
