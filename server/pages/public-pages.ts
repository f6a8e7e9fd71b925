import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { type Language, mainLanguage, programLanguage } from '../../domain/languages.ts';
import type { Assets } from '../../web/site/document-request.ts';
import { PAGE_STYLES, type PageStyles, readPageStyles, styleFrom } from './page-style.ts';

/** The pages as the build made them, or as the development server serves them from source. */
export type PublicPages = typeof import('../../web/site/pages.tsx');

/** The public site in one language. */
export interface SiteInLanguage {
  pages: PublicPages;
  assets: Assets;
  /** The whole style as files, for a document in a frame of the dashboard: its policy allows no style inside it. */
  stylesheets: string[];
  /** The letters of every script that stands in a public page or is put there. */
  ownScripts: readonly string[];
}

export interface BuiltSite {
  /**
   * Loaded when the first page is asked for in that language, so that a language nobody reads takes no memory. Asked for at every
   * rendering, since in development the pages change while the process runs.
   */
  in(language: Language): Promise<SiteInLanguage>;
  /** The files of the dashboard in that language. */
  dashboardIn(language: Language): Promise<Assets>;
  /** Icons, and what the networks show of a page without a picture, by their address. */
  drawn: ReadonlyMap<string, Uint8Array>;
}

const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
    assets: z.array(z.string()).optional(),
  }),
);

const address = (file: string) => `/${file}`;

const readEntries = async (folder: string, language: Language) =>
  manifest.parse(JSON.parse(await readFile(`${folder}/.vite/manifest-${language}.json`, 'utf8')));

/** The entry's script and styles, from the list that the build leaves. */
async function readAssets(folder: string, name: string, language: Language = programLanguage): Promise<Assets> {
  const entries = await readEntries(folder, language);
  const entry = Object.values(entries).find((candidate) => candidate.isEntry === true && candidate.name === name);
  if (!entry) throw new Error(`The build in ${folder} has no entry`);
  const fonts = (entry.assets ?? []).filter((file) => file.endsWith('.woff2'));
  return {
    scripts: [address(entry.file)],
    stylesheets: (entry.css ?? []).map(address),
    fonts: fonts.map(address),
    modules: (entry.imports ?? []).flatMap((imported) => entries[imported]?.file ?? []).map(address),
  };
}

async function readDrawn(folder: string): Promise<Map<string, Uint8Array>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    await Promise.all(paths.map(async (path) => [`/${relative(folder, path)}`, await readFile(path)] as const)),
  );
}

async function builtIn(
  language: Language,
  main: Language,
  folder: string,
  styles: Promise<PageStyles>,
): Promise<SiteInLanguage> {
  // `web/site/main-language.ts` reads there which one it is.
  const file = `${pathToFileURL(resolve(folder, `server/pages-${language}.js`))}?main=${main}`;
  const pages: PublicPages = await import(file);
  const { scripts, ...assets } = await readAssets(`${folder}/site`, 'start', language);
  const beginning = scripts.map(pages.beginning).join('');
  const styleOf = styleFrom(await styles);
  const ofOtherPages = Object.values(await readEntries(`${folder}/site`, language)).filter(
    ({ isEntry, file }) => isEntry === true && file.endsWith('.css'),
  );
  return {
    pages,
    assets: { ...assets, stylesheets: [], scripts: [], beginning, styleOf },
    stylesheets: [...assets.stylesheets, ...ofOtherPages.map(({ file }) => address(file))],
    ownScripts: [beginning, pages.speculationRules],
  };
}

/**
 * Keeps what `load` gave for a language and main language. What failed is tried again: the disk may answer the next time.
 */
function onceForEach<Loaded>(load: (language: Language, main: Language) => Promise<Loaded>) {
  const loaded = new Map<string, Promise<Loaded>>();
  return (language: Language, main: Language = programLanguage): Promise<Loaded> => {
    const key = `${language} ${main}`;
    const known = loaded.get(key);
    if (known) return known;
    const loading = load(language, main);
    loaded.set(key, loading);
    loading.catch(() => loaded.delete(key));
    return loading;
  };
}

/** Loads what `npm run build` made. */
export async function builtSite(folder = 'dist'): Promise<BuiltSite> {
  // The styles are the same in all languages.
  const styles = onceForEach(() => readPageStyles(`${folder}/site/${PAGE_STYLES}`));
  const pagesIn = onceForEach((language, main) => builtIn(language, main, folder, styles(programLanguage)));
  return {
    in: (language) => pagesIn(language, mainLanguage()),
    dashboardIn: onceForEach((language) => readAssets(`${folder}/dashboard`, 'dashboard', language)),
    drawn: await readDrawn(`${folder}/drawn`),
  };
}
