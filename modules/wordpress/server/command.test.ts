import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { readCatalogue } from '../../../server/backup/catalogue.ts';
import { summariseTables } from '../../../server/backup/digest.ts';
import { eachDatabase } from '../../../tests/support/each-database.ts';
import { allowLoggedErrors } from '../../../tests/support/logged-errors.ts';
import { runBeside, runCommand, variablesOf } from '../../../tests/support/script.ts';
import { asFile, wordpressComment, wordpressExport, wordpressItem } from '../tests/export.ts';

eachDatabase('intambwe import-wordpress, beside a running server', (app) => {
  const importing = (...args: string[]) => runBeside(app, ['import-wordpress', ...args]);

  test('a post is on the next page that visitors read', { timeout: 60_000 }, async () => {
    expect(await (await app.get('/MoreBlogs')).text()).not.toContain('Maize again');
    const file = await asFile(wordpressExport(wordpressItem({ id: 1, title: 'Maize again' })));
    const { stdout } = await importing(file);
    expect(stdout).toContain(
      'Imported. Posts: 1. Pages: 0. Events: 0. Drafts among them: 0. Files: 0.\nNew categories: 0. New tags: 0.\n',
    );
    await vi.waitFor(async () => expect(await (await app.get('/MoreBlogs')).text()).toContain('Maize again'), {
      timeout: 10_000,
      interval: 200,
    });
  });

  test('a dry run says what the import will do, and leaves everything as it is', { timeout: 120_000 }, async () => {
    // On a busy machine the other process has SQLite's one writer for longer than the queue waits; it tries again.
    allowLoggedErrors(/The mail queue does not work/);
    const items = [
      wordpressItem({
        id: 2,
        title: 'Dry',
        content: '[my_map] [gallery ids="9"]',
        categories: { a: 'Land', b: 'Water' },
      }),
      wordpressItem({ id: 3, title: 'Dry', type: 'page', meta: { price: '3' }, content: 'See <a href="/?p=2">it</a>' }),
      wordpressItem({
        id: 4,
        type: 'nav_menu_item',
        inside: wordpressComment({ author: 'A', email: 'a@b.example', content: 'C' }),
      }),
      wordpressItem({ id: 5, inside: wordpressComment({ author: 'A', email: 'a@b.example', content: '=1+1' }) }),
    ];
    const file = await asFile(wordpressExport(...items));
    const said = async (...args: string[]) => {
      const { stdout } = await importing(...args, file);
      const report = /: (\S+report\.csv)/.exec(stdout)?.[1] ?? '';
      const comments = /: (\S+comments\.csv)/.exec(stdout)?.[1] ?? '';
      const summary = stdout.split('\n').filter((line) => /^(?:Imported|New|Already|Old| {2}\d)/.test(line));
      return [summary, await readFile(report, 'utf8'), await readFile(comments, 'utf8')];
    };
    const tables = await readCatalogue();
    const before = await summariseTables(app.services.db, tables);
    const dry = await said('--dry-run');
    expect(await summariseTables(app.services.db, tables)).toEqual(before);
    expect(await said()).toEqual(dry);
    expect(dry[0]).toContainEqual('Imported. Posts: 2. Pages: 1. Events: 0. Drafts among them: 0. Files: 0.');
    expect(dry[1]).toContain('"Left out","shortcodes [my_map]","Dry"');
    expect(dry[2]).not.toContain('a@b.example');
    expect((await said('--comment-emails'))[2]).toContain('"a@b.example"');
  });

  test('the next import removes the files of a dry run that was killed', { timeout: 120_000 }, async () => {
    const { dataFolder } = app.services.config;
    const copies = async () => (await readdir(join(dataFolder, 'uploads'))).filter((name) => name.endsWith('.part'));
    const text = wordpressExport(wordpressItem({ id: 6, title: 'Killed' }));
    const file = await asFile(text);
    // A pipe into which nothing is written: the copy is made, and the dry run waits.
    const pipe = join(file, '../pipe');
    execFileSync('mkfifo', [pipe]);
    const dry = spawn(process.execPath, ['server/commands/main.ts', 'import-wordpress', '--dry-run', pipe], {
      env: variablesOf(app),
      stdio: 'ignore',
    });
    const hasEnded = once(dry, 'exit');
    await vi.waitFor(async () => expect(await copies()).toHaveLength(1), { timeout: 30_000, interval: 50 });
    dry.kill('SIGKILL');
    await hasEnded;
    expect(await copies()).toHaveLength(1);
    expect((await importing('--dry-run', file)).code).toBe(0);
    expect(await copies()).toEqual([]);
  });

  test('says what is wrong in one line', { timeout: 60_000 }, async () => {
    const [unsaid, missing] = await Promise.all([importing(), importing('/no/such/file.xml')]);
    expect(unsaid).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(
        /^intambwe import-wordpress \[--dry-run\] \[--comment-emails\] FILE \[UPLOADS_FOLDER\]\n/,
      ),
    });
    expect(missing).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^There is no file \/no\/such\/file\.xml\. Nothing was done\.\n$/),
    });
  });
});

describe('intambwe import-wordpress', () => {
  const intambwe = (args: readonly string[], environment: NodeJS.ProcessEnv = {}) =>
    runCommand(args, { PATH: process.env.PATH, ...environment });

  test('says how it is called when asked, and with a word too many, which ends with 2', async () => {
    const asked = await intambwe(['import-wordpress', '--help']);
    expect(asked).toMatchObject({ code: 0, stdout: expect.stringContaining('  UPLOADS_FOLDER    a copy of') });
    const { code, stderr } = await intambwe(['import-wordpress', 'one', 'two', 'three']);
    expect(stderr).toContain('intambwe import-wordpress');
    expect(code).toBe(2);
  });

  test('without a site says so, ends with 1 and makes nothing', async () => {
    const missing = join(tmpdir(), `intambwe-missing-${process.pid}`);
    expect(await intambwe(['import-wordpress', 'none.xml'], { DATA_DIR: missing })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`There is no data folder ${missing}. Nothing was done.`),
    });
    expect(existsSync(missing)).toBe(false);
  });
});
