import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { makeBackup } from './backup.ts';

const run = promisify(execFile);

/** A user who owns nothing here. */
const NOBODY = 65_534;

// Only root can give up its rights.
describe.runIf(process.getuid?.() === 0)('a backup that only root can read', () => {
  let app: TestApp;
  let folder: string;
  let file: string;

  beforeAll(async () => {
    app = await startTestApp();
    folder = await mkdtemp(join(tmpdir(), 'intambwe-unreadable-'));
    file = join(folder, 'copied.tar.zst');
    await makeBackup({ ...app.services, storage: app.services.media.storage }, app.services.clock(), file);
    await chmod(file, 0o600);
    await chmod(folder, 0o755);
  });

  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  /** Reads its head and its whole as nobody, after this has been done as root; answers what came of it. */
  async function readAsNobody(path: string, asRoot: string): Promise<string> {
    const reading = `
      import * as archive from '${process.cwd()}/server/backup/read-archive.ts';
      ${asRoot}
      process.setgid(${NOBODY}); process.setuid(${NOBODY});
      const nothing = async () => undefined;
      const file = async (_, content) => { for await (const _ of content); };
      try {
        await archive.readHead('${path}');
        const { tables } = await archive.readArchive('${path}', { head: nothing, rows: nothing, file });
        console.log('read', Object.keys(tables).length > 0);
      } catch (error) { console.log(error.name, error.message); }`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', reading]);
    return stdout.trim();
  }

  test('is read where root has opened it before it gave up its rights', async () => {
    expect(await readAsNobody(file, `archive.keepOpen('${file}');`)).toBe('read true');
  });

  test('is not called damaged where nobody has, but one that is damaged is', async () => {
    const said = await readAsNobody(file, '');
    expect(said).toContain('EACCES');
    expect(said).not.toContain('damaged');
    const damaged = join(folder, 'damaged.tar.zst');
    await writeFile(damaged, 'no archive');
    await chmod(damaged, 0o644);
    expect(await readAsNobody(damaged, '')).toContain('This backup is damaged');
  });
});
