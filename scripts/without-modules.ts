import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { programLanguage } from '../domain/languages.ts';
import { fileSize } from '../server/file-size.ts';

// The core does without any module: this checks the types of a copy of the tree without some of them, and builds it.

const isList = (name: string) => name.endsWith('.ts');

/** An import or a re-export of a list, of one line or of several. */
const statement = /^(?:import|export) (?:type )?(?:\* as (\w+)|\*|\{([^}]*)\}) from '\.\/([^/']+)\/[^']+';\n/gm;

/** The names by which `{ one, type another as third }` is used. */
const namesIn = (imported: string) => [...imported.matchAll(/(\w+)\s*(?:,|$)/g)].map(([, name]) => name);

/** The text of a list of modules without the lines of this one. */
export function withoutLinesOf(module: string, list: string): string {
  const names: (string | undefined)[] = [];
  const left = list.replaceAll(statement, (whole, all?: string, some?: string, from?: string) => {
    if (from !== module) return whole;
    names.push(...(all === undefined ? namesIn(some?.trim() ?? '') : [all]));
    return '';
  });
  if (left === list) return list;
  const use = new RegExp(`(?:\\.\\.\\.)?\\b(?:${names.join('|')})\\b,?\\s*`, 'g');
  const others =
    names.length === 0
      ? left
      : left.replaceAll(/^(?!import |export \*|\/\*\*|\/\/).*$/gm, (line) => line.replaceAll(use, ''));
  // A list of nothing has to stay one that can be imported.
  return /^export /m.test(others) ? others : `${others}export {};\n`;
}

/** Copies the tree as it is now, with what is not committed yet, and without these modules. */
async function copyWithout(modules: readonly string[], folder: string): Promise<void> {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate']);
  const gone = new Set(execFileSync('git', ['ls-files', '-z', '--deleted'], { encoding: 'utf8' }).split('\0'));
  for (const file of listed.toString().split('\0')) {
    const isOfThese = modules.some((module) => file.startsWith(`modules/${module}/`));
    if (file !== '' && !isOfThese && !gone.has(file)) await cp(file, join(folder, file));
  }
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  for (const list of (await readdir(join(folder, 'modules'))).filter(isList)) {
    const path = join(folder, 'modules', list);
    const text = await readFile(path, 'utf8');
    await writeFile(
      path,
      modules.reduce((left, module) => withoutLinesOf(module, left), text),
    );
  }
}

const manifest = z.record(
  z.string(),
  z.object({ file: z.string(), isEntry: z.boolean().default(false), imports: z.array(z.string()).default([]) }),
);

/** Bytes of the dashboard's scripts as they are sent: those of the first screen, and all of them. */
async function dashboardSizes(folder: string): Promise<{ first: number; all: number }> {
  const built = join(folder, 'dist/dashboard');
  const chunks = manifest.parse(
    JSON.parse(await readFile(join(built, `.vite/manifest-${programLanguage}.json`), 'utf8')),
  );
  const first = new Set<string>();
  const add = (name: string) => {
    if (first.has(name)) return;
    first.add(name);
    for (const imported of chunks[name]?.imports ?? []) add(imported);
  };
  for (const [name, { isEntry }] of Object.entries(chunks)) if (isEntry) add(name);
  const sizeOf = async (names: Iterable<string>) => {
    const files = [...names].map((name) => chunks[name]?.file ?? '').filter((file) => file.endsWith('.js'));
    const sizes = await Promise.all([...new Set(files)].map((file) => stat(join(built, `${file}.br`))));
    return sizes.reduce((sum, { size }) => sum + size, 0);
  };
  return { first: await sizeOf(first), all: await sizeOf(Object.keys(chunks)) };
}

const runIn = (folder: string, program: string, ...args: string[]) =>
  execFileSync(program, args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });

/** Makes a copy without these modules, and checks its types. `look` sees it before it is gone. */
async function tryWithout(modules: readonly string[], look?: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'intambwe-without-'));
  try {
    await copyWithout(modules, folder);
    runIn(folder, 'node_modules/.bin/tsc', '--noEmit');
    console.log(`Without ${modules.join(', ')}: the types are right.`);
    await look?.(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function build(folder: string): Promise<void> {
  runIn(folder, process.execPath, 'scripts/build.ts');
  const { first, all } = await dashboardSizes(folder);
  console.log(`The dashboard's scripts have ${fileSize(all)}, those of its first screen ${fileSize(first)}.`);
}

// `each` looks at the types without one after the other, and then does the same as `all`.
if (import.meta.main) {
  const modules = (await readdir('modules')).filter((name) => !isList(name));
  const asked = process.argv.slice(2);
  const isEach = asked.includes('each');
  const without = isEach || asked.includes('all') ? modules : asked;
  const unknown = without.filter((name) => !modules.includes(name));
  if (without.length === 0 || unknown.length > 0) {
    console.error(`Write: node scripts/without-modules.ts NAME…, all, or each. Modules: ${modules.join(', ')}`);
    process.exit(2);
  }
  if (isEach) for (const module of modules) await tryWithout([module]);
  await tryWithout(without, build);
}
