import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const [compose, example, config, ignored, containerfile] = await Promise.all(
  [
    'deploy/compose.yaml',
    'deploy/compose.env.example',
    'server/config.ts',
    '.dockerignore',
    'deploy/Containerfile',
  ].map((file) => readFile(file, 'utf8')),
);

const found = (text: string | undefined, pattern: RegExp) =>
  new Set([...(text ?? '').matchAll(pattern)].map(([, name]) => name));

/** Settings that a container has from its image, or that one node could only use alone. */
const fromTheImage = ['NODE_ENV', 'HOST', 'PORT', 'DATA_DIR'];

test('every variable is in the example, and what is there is used', () => {
  expect(found(compose, /(?<!\$)\$\{([A-Z_]+)/g)).toEqual(found(example, /^([A-Z_]+)=/gm));
});

test('every setting of the program is passed on', () => {
  const settings = found(config, /^ {2}([A-Z][A-Z_]+): z?/gm);
  expect(settings.size).toBeGreaterThan(15);
  const passed = found(compose, /^ {4}([A-Z_]+):/gm);
  expect([...settings].filter((name) => !passed.has(name)).toSorted()).toEqual(fromTheImage.toSorted());
  for (const name of fromTheImage) expect(containerfile).toMatch(new RegExp(`\\b${name}=`));
});

test('every image has its version, and every volume its name', () => {
  const images = [...found(compose, /image: (\S+)/g), ...found(containerfile, /^FROM (\S+)/gm)];
  expect(images.length).toBeGreaterThan(4);
  for (const image of images) expect(image).toMatch(/:.*\d+[.-]\d+/);
  const named = found(/^volumes: .*$/m.exec(compose ?? '')?.[0], /(\w+): \{\}/g);
  const used = found(compose, /(?:\["|- )(\w+):\//g);
  expect(used).toEqual(named);
});

/** Only a file of names without wildcards is read here; so is ours, and it has to stay so. */
function allowed(): string[] {
  const rules = (ignored ?? '').split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  expect(rules[0]).toBe('*');
  return rules.slice(1).map((rule) => {
    expect(rule).toMatch(/^![\w.-]+$/);
    return rule.slice(1);
  });
}

let context: string;
beforeAll(async () => {
  context = await mkdtemp(join(tmpdir(), 'intambwe-image-'));
});
afterAll(() => rm(context, { recursive: true, force: true }));

test('files that reach an image hold no secret and no data, and the program is built from them', async () => {
  const { stdout } = await run('git', ['ls-files', '--cached', '--others', ...allowed()], { maxBuffer: 16_777_216 });
  const files = stdout.trim().split('\n');
  expect(
    files.filter((file) => /\.env|secret\.key|\.sqlite|\.key$|backup-.*\.tar|node_modules|\.git\//.test(file)),
  ).toEqual([]);
  for (const file of files) {
    await mkdir(join(context, dirname(file)), { recursive: true });
    await writeFile(join(context, file), await readFile(file));
  }
  await symlink(resolve('node_modules'), join(context, 'node_modules'));
  await run(process.execPath, ['scripts/build.ts'], { cwd: context });
  expect(await readdir(join(context, 'dist/program'))).toEqual(expect.arrayContaining(['main.js', 'intambwe.js']));
});
