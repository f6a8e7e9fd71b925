import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';

/** One import: the file that writes it and the file it names, both from the project's root. */
interface Import {
  from: string;
  to: string;
}

const imports =
  /(?:^|[\s;])(?:import|export)\s[^'"]*?from\s*['"](\.[^'"]+)['"]|import\(\s*['"](\.[^'"]+)['"]\s*\)|^import\s+['"](\.[^'"]+)['"]/gm;

export async function sourceFiles(folders: readonly string[]): Promise<string[]> {
  const files = await Promise.all(folders.map((folder) => readdir(folder, { recursive: true, withFileTypes: true })));
  return files
    .flat()
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Every import of one project file by another, types included. */
export async function readImports(folders: readonly string[]): Promise<Import[]> {
  const files = await sourceFiles(folders);
  const found = await Promise.all(
    files.map(async (from) => {
      const text = await readFile(from, 'utf8');
      return [...text.matchAll(imports)].map(([, one, two, three]) => ({
        from,
        to: normalize(join(dirname(from), one ?? two ?? three ?? '')),
      }));
    }),
  );
  return found.flat();
}

const rootFolder = (file: string) => file.split('/')[0] ?? '';
const isTest = (file: string) => file.includes('.test.') || file.startsWith('tests/');

/** The module of a file; undefined for a file of the core, and for the lists of modules. */
const moduleOf = (file: string) => /^modules\/([^/]+)\//.exec(file)?.[1];

/** The folders of the core in which the layers of a module would lie. */
const layers: Readonly<Record<string, string>> = {
  domain: 'domain',
  addresses: 'domain',
  calls: 'domain',
  collections: 'domain',
  migrations: 'server',
  pages: 'web/site',
  permissions: 'domain',
  programs: 'scripts',
  server: 'server',
  gateway: 'server',
  gateways: 'server',
  lengths: 'server',
  dashboard: 'web/dashboard',
  words: 'locales',
  replies: 'locales',
  tests: 'tests',
  bench: 'bench',
};

/**
 * Where a file would lie if there were no modules, so that the same rules hold for its layer: `modules/wordpress/server/tree.ts`
 * is `server/wordpress/tree.ts`, and the list `modules/server.ts` is `server/modules.ts`. The fields of a block are of the domain, and
 * what draws it is of the public pages.
 */
function placeOf(file: string): string {
  const block = /^blocks\/(.+)\.(tsx?)$/.exec(file);
  if (block) return `${block[2] === 'tsx' ? 'web/site' : 'domain'}/${file}`;
  const [, module, layer = '', rest] = /^modules\/(?:([^/]+)\/)?(\w+)(?:(?:-\w+)?\.tsx?|\/(.*))$/.exec(file) ?? [];
  const folder = layers[layer];
  if (folder === undefined) return file;
  return module === undefined ? `${folder}/modules.ts` : `${folder}/${module}/${rest ?? 'module.ts'}`;
}

/** The imports that only modules can break, in tests as well. */
const rulesOfModules: { says: string; broken(step: Import): boolean }[] = [
  {
    says: 'the core does not import a module, but by the lists in modules/',
    broken: ({ from, to }) => moduleOf(to) !== undefined && rootFolder(from) !== 'modules',
  },
  {
    says: 'a module does not import another',
    broken: ({ from, to }) =>
      moduleOf(from) !== undefined && moduleOf(to) !== undefined && moduleOf(from) !== moduleOf(to),
  },
  {
    says: 'every file of a module is in a layer, or is an entry of one',
    broken: ({ from }) => rootFolder(from) === 'modules' && placeOf(from) === from,
  },
];
/** The folder of a resource: `server/events/routes.ts` is in `server/events`. */
const resource = (file: string) => dirname(file);

/** The forbidden imports, and why. A test may import anything. */
const rules: { says: string; broken(step: Import): boolean }[] = [
  {
    says: 'domain/ imports nothing of ours but the types of the words of replies',
    broken: ({ from, to }) =>
      rootFolder(from) === 'domain' && rootFolder(to) !== 'domain' && !/^locales\/en\/(staff-)?replies\.ts$/.test(to),
  },
  {
    says: 'locales/ imports nothing of ours but domain/',
    broken: ({ from, to }) => rootFolder(from) === 'locales' && !['domain', 'locales'].includes(rootFolder(to)),
  },
  {
    says: 'server/ does not import web/, but for the pages it renders',
    broken: ({ from, to }) =>
      rootFolder(from) === 'server' && rootFolder(to) === 'web' && !from.startsWith('server/pages/'),
  },
  {
    says: 'web/ does not import server/',
    broken: ({ from, to }) => rootFolder(from) === 'web' && rootFolder(to) === 'server',
  },
  {
    says: 'the public pages and the staff dashboard do not import each other',
    broken: ({ from, to }) =>
      (from.startsWith('web/site/') && to.startsWith('web/dashboard/')) ||
      (from.startsWith('web/dashboard/') && to.startsWith('web/site/')),
  },
  {
    says: 'a feature does not import another feature’s routes',
    broken: ({ from, to }) => /[/-]routes\.ts$/.test(to) && resource(from) !== resource(to) && from !== 'server/app.ts',
  },
  {
    says: 'the product does not import its tests, scripts or benchmarks',
    broken: ({ from, to }) =>
      ['domain', 'server', 'web'].includes(rootFolder(from)) && ['tests', 'scripts', 'bench'].includes(rootFolder(to)),
  },
];

export function brokenRules(steps: readonly Import[]): string[] {
  return steps.flatMap((step) => {
    const places = { from: placeOf(step.from), to: placeOf(step.to) };
    const broken = [
      ...rulesOfModules.filter((rule) => rule.broken(step)),
      ...(isTest(places.from) ? [] : rules.filter((rule) => rule.broken(places))),
    ];
    return broken.map(({ says }) => `${step.from} -> ${step.to}: ${says}`);
  });
}

/** Every circle of imports, as the files along it. */
export function circles(steps: readonly Import[]): string[] {
  const next = new Map<string, string[]>();
  for (const { from, to } of steps) next.set(from, [...(next.get(from) ?? []), to]);
  const found = new Set<string>();
  const done = new Set<string>();
  function visit(file: string, path: string[]): void {
    const seen = path.indexOf(file);
    if (seen !== -1) {
      found.add([...path.slice(seen), file].join(' -> '));
      return;
    }
    if (done.has(file)) return;
    for (const other of next.get(file) ?? []) visit(other, [...path, file]);
    done.add(file);
  }
  for (const file of next.keys()) visit(file, []);
  return [...found];
}

/** A folder of the server, of the public pages, of the dashboard or of the domain; undefined for any other file. */
const part = (file: string) => /^(?:domain|server|web\/site|web\/dashboard)\/[^/]+(?=\/)/.exec(placeOf(file))?.[0];

/**
 * Every circle among folders, as one import for each step of it: two folders that need each other, directly or through
 * others, are one folder in truth. Folders within a folder count as that folder. Files beside the folders, such as
 * `server/services.ts`, put the folders together or serve all of them, and do not count.
 */
export function folderCircles(steps: readonly Import[]): string[] {
  const between = new Map<string, { folders: Import; files: Import }>();
  for (const files of steps) {
    const [from, to] = [part(files.from), part(files.to)];
    if (isTest(placeOf(files.from)) || from === undefined || to === undefined || from === to) continue;
    between.set(`${from} -> ${to}`, { folders: { from, to }, files });
  }
  return circles([...between.values()].map(({ folders }) => folders)).map((circle) => {
    const folders = circle.split(' -> ');
    const along = folders.slice(1).map((to, index) => between.get(`${folders[index]} -> ${to}`)?.files);
    return along.map((files) => `${files?.from} -> ${files?.to}`).join(', ');
  });
}

if (import.meta.main) {
  const steps = await readImports([
    'blocks',
    'domain',
    'locales',
    'modules',
    'server',
    'web',
    'scripts',
    'tests',
    'bench',
  ]);
  const faults = [
    ...brokenRules(steps),
    ...circles(steps).map((circle) => `A circle: ${circle}`),
    ...folderCircles(steps).map((circle) => `A circle of folders: ${circle}`),
  ];
  for (const fault of faults) console.error(fault);
  console.log(`${steps.length} imports, ${faults.length} of them across a boundary or in a circle`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
