import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { addPost } from '../support/factories.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { publishTranslation } from '../support/translating.ts';

const execute = promisify(execFile);
const command = (name: string) => resolve('node_modules/.bin', name);

const settings = {
  compilerOptions: {
    target: 'es2024',
    lib: ['es2024', 'dom'],
    module: 'esnext',
    moduleResolution: 'bundler',
    rewriteRelativeImportExtensions: true,
    strict: true,
    skipLibCheck: true,
    types: [],
    rootDir: '.',
    outDir: 'out',
  },
};

const programModule = z.object({
  work: z.custom<(url: string, account: object, takeCode: () => Promise<string>) => Promise<object>>(
    (value) => typeof value === 'function',
  ),
});

let app: TestApp;
let folder: string;

beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'client-'));
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** Compiles the other program with the client that a generator makes of our document. Answers what the compiler says. */
async function compile(): Promise<string> {
  const at = (name: string) => join(folder, name);
  await symlink(resolve('node_modules'), at('node_modules'));
  await cp('tests/client/program.ts', at('program.ts'));
  await writeFile(at('package.json'), JSON.stringify({ type: 'module' }));
  await writeFile(at('tsconfig.json'), JSON.stringify(settings));
  await writeFile(at('openapi.json'), await (await app.get('/api/openapi.json')).text());
  await execute(command('oazapfts'), [at('openapi.json'), at('intambwe.ts')]);
  const said = await execute(command('tsc'), ['-p', folder]).catch((error: { stdout: string }) => error);
  return said.stdout;
}

test('a client generated from our description has the right types, and works', { timeout: 120_000 }, async () => {
  for (const [title, translated] of [
    ['Seeds', 'Imbuto'],
    ['Water', 'Amazi'],
    ['Milk', 'Amata'],
  ]) {
    const post = await addPost(app.services, { title });
    await publishTranslation(app, `posts/${post}/rw`, {
      title: translated ?? '',
      excerpt: 'Mu ncamake',
      content: '<p>Byose.</p>',
    });
  }
  expect(await compile()).toBe('');

  const { work } = programModule.parse(await import(/* @vite-ignore */ join(folder, 'out/program.js')));
  const user = await app.addUser({ isSuperuser: true });
  const { email, password } = user;
  const done = await work(app.url, { email, password }, () => app.takeCode(user));
  expect(done).toEqual({
    titles: expect.arrayContaining(['Imbuto', 'Amazi', 'Amata']),
    user: email,
    thanks: expect.stringMatching(/./),
    registered: 1,
    errors: { email: [expect.stringMatching(/valid email/)] },
  });
  expect(done).toHaveProperty('titles.length', 3);
});
