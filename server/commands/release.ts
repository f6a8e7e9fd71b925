import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Throws in plain words where the folder is not a whole release that this machine can run. */
export function checkRelease(folder: string): void {
  if (!existsSync(join(folder, 'SHA256SUMS'))) throw new Error('This is no release archive: it holds no SHA256SUMS.');
  try {
    execFileSync('sha256sum', ['--check', '--quiet', '--strict', 'SHA256SUMS'], { cwd: folder, stdio: 'pipe' });
  } catch {
    throw new Error('This release is damaged: a file is not as SHA256SUMS says. Get the archive anew.');
  }
  try {
    execFileSync(join(folder, 'bin/node'), ['--version'], { stdio: 'pipe' });
  } catch {
    throw new Error(`This release does not run on this machine. Is it for ${process.arch}?`);
  }
}
