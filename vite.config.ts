import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { languages, programLanguage } from './domain/languages.ts';
import { modulePrograms } from './modules/programs.ts';

/** Visitors pay by the megabyte: the public islands run on Preact, the server and the staff dashboard on React itself. */
const preactForReact = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
};

const entries: Record<string, Record<string, string>> = {
  site: {
    start: 'web/site/start.ts',
    'rich-text': 'web/ui/rich-text.css',
    'inner-pages': 'web/site/inner-pages.css',
    giving: 'web/site/giving.css',
    'service-worker': 'web/service-worker/service-worker.ts',
  },
  dashboard: { dashboard: 'web/dashboard/main.tsx' },
  server: { pages: 'web/site/pages.tsx' },
  program: {
    main: 'server/main.ts',
    intambwe: 'server/commands/main.ts',
    'picture-process': 'server/media/picture-process.ts',
    'backup-process': 'server/backup/backup-process.ts',
    'copy-process': 'server/copies/copy-process.ts',
    ...modulePrograms,
  },
};

/**
 * Sonner writes its styles into the page, which the strict policy blocks with an error; the dashboard imports their file. Reported
 * as emilkowalski/sonner#449, and still so in 2.0.8: the build fails with the first version that no longer needs this.
 */
const sonnerWithoutInlineStyle: Plugin = {
  name: 'sonner-without-inline-style',
  transform: {
    filter: { id: /\/sonner\/dist\/index\.mjs$/ },
    handler(code) {
      const without = code.replace(/^__insertCSS\(.*$/m, '');
      return without === code ? this.error('Sonner writes no styles any more: this is not needed') : without;
    },
  },
};

/**
 * Vite's way to fetch what an imported file needs ahead of it is larger than all that waits for it here, and cannot be
 * switched off: vitejs/vite#13952 and #18551, open as of Vite 8.3.8. Once they are solved, `modulePreload: false` is enough.
 */
const importWithoutPreloading = {
  name: 'import-without-preloading',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/**
 * The library for SFTP asks for parts of its own for one kind of machine, and goes on without: those of Node are as good. Two of its
 * files ask for their folder, in which they look for nothing here: one for a program of Windows, one for what stands in it anyway.
 */
const ssh2InOneFile: Plugin = {
  name: 'ssh2-in-one-file',
  transform: {
    filter: { id: /\/ssh2\/lib\/(agent|protocol\/(constants|crypto|crypto\/poly1305))\.js$/ },
    handler(code) {
      const without = code
        .replace(/require\('(cpu-features|\.\/crypto\/build\/Release\/sshcrypto\.node)'\)(\(\))?/, 'undefined')
        .replaceAll('__dirname', '"."');
      return without === code ? this.error('The library for SFTP no longer needs this') : without;
    },
  },
};

/**
 * The script of every page is a file of its own, without React. That comes with the code most islands use; those of the home page are
 * another file. Many small files cost a visitor more bytes.
 */
const fewFiles = {
  codeSplitting: {
    groups: [
      { name: 'start', test: /rolldown\/runtime|\/preload-helper|\/web\/site\/start\.ts$/, priority: 4 },
      { name: 'hydrate', test: /\/web\/site\/(hydrate\.ts|layout\/\w+\.island\.tsx)$/, priority: 3 },
      // Every form needs it and the home page does not, so it stays out of what is shared by most pages.
      { name: 'queued-messages', test: /\/web\/site\/forms\/queued-messages\.ts$/, priority: 3 },
      { name: 'shared', minShareCount: 9, priority: 2 },
      { name: 'home', test: /\/web\/site\/home\/(Banner|Carousel|Scroll|slide|use)/, priority: 1 },
    ],
  },
};

/** The oldest browsers that the public site and the dashboard are for. */
const browsers = ['chrome100', 'safari15.4', 'firefox100'];

const runsOnNode = (mode: string) => mode === 'server' || mode === 'program';

const packages = (...names: string[]) => new RegExp(`/node_modules/(${names.join('|')})/`);

/**
 * The overview is read without a form or a dialog, and most lists without a form or a menu: the packages of these, and the shared
 * files that import them directly, are not in the file that every screen needs.
 */
const partsOfForms =
  /\/node_modules\/(react-hook-form|@hookform)\/|\/web\/dashboard\/form\/(FormField|schema-resolver)\.tsx?$/;
const partsOfDialogs =
  /\/@base-ui\/react\/(dialog|alert-dialog)\/|\/web\/dashboard\/components\/(Modal|Question)\.tsx$/;
const partsOfMenus = packages('@base-ui', '@floating-ui', 'use-sync-external-store');

/**
 * The code every screen of the dashboard needs comes in a few files, the dialogs and menus in one of their own: most screens can be
 * read before any is opened. Left alone, the first screen takes sixty files, most of them smaller than their headers.
 */
const dashboardFiles = {
  codeSplitting: {
    groups: [
      { name: 'react', priority: 3, test: packages('react', 'react-dom', 'scheduler', 'react-router') },
      {
        name: 'data',
        priority: 3,
        // The settings of Zod are in its own chunk, so that they apply before any other file makes a schema.
        test: /\/node_modules\/(zod|@tanstack\/query-core|@tanstack\/react-query|sonner)\/|\/web\/dashboard\/zod-without-eval\.ts$/,
      },
      { name: 'icons', priority: 3, minShareCount: 2, test: packages('lucide-react') },
      // The words of refusals: few are ever read.
      { name: 'replies', priority: 3, test: /\/(staff-|backup-|trouble-)?replies(-\w\w)?\.ts$/ },
      {
        name: 'layout',
        priority: 1,
        minShareCount: 36,
        test: (id: string) => ![partsOfForms, partsOfDialogs, partsOfMenus].some((parts) => parts.test(id)),
      },
      { name: 'dialogs', priority: 0, test: partsOfDialogs },
      { name: 'forms', priority: 0, test: partsOfForms },
    ],
  },
};

/** Packages outside the bundle: native parts, and a logger that starts a file of its own beside the program. */
export const outside = ['sharp', '@node-rs/argon2', 'pg-native', 'pino'];

/**
 * The builds share this file: `--mode site`, `--mode dashboard`, `--mode server` (the pages, for rendering) and
 * `--mode program` (the process itself and the command `intambwe`, in a few files). What visitors read is built once for each language,
 * `--mode site-rw`: `#locale/` names the catalogue of that language, so that no page holds the words of another.
 */
export default defineConfig(({ mode: whole }) => {
  const [mode = '', language = programLanguage] = whole.split('-');
  return {
    plugins: [
      ...(mode === 'program' ? [] : [react(), tailwindcss(), sonnerWithoutInlineStyle]),
      mode === 'site' && importWithoutPreloading,
      mode === 'program' && ssh2InOneFile,
    ],
    define: whole === 'development' ? {} : { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: { '#locale': resolve(`locales/${language}`), ...(mode === 'site' && preactForReact) } },
    ssr: { noExternal: runsOnNode(mode) ? true : [], external: outside },
    build: {
      outDir: `dist/${mode}`,
      manifest: runsOnNode(mode) ? false : `.vite/manifest-${language}.json`,
      ssr: runsOnNode(mode),
      // Pictures that only rendered pages show: no browser bundle knows them.
      ssrEmitAssets: true,
      modulePreload: mode === 'site' ? false : { polyfill: false },
      assetsDir: 'assets',
      // The languages lie side by side: most of their files are the same.
      emptyOutDir: language === languages[0],
      // Rewritten for old browsers, each private field would be looked up in a map of its own.
      target: runsOnNode(mode) ? 'node26' : browsers,
      cssTarget: browsers,
      rollupOptions: {
        // How long each plugin took is of no use to who only starts the program.
        checks: { pluginTimings: false },
        input: entries[mode] ?? {},
        // The page's first script calls what `start.ts` exports.
        ...(mode === 'site' && { preserveEntrySignatures: 'allow-extension' as const }),
        output: {
          // A service worker rules over the folder it lies in, so it lies at the root, under a name that stays.
          // All of the program lies in one folder: its parts find each other there.
          ...(mode === 'program' && { chunkFileNames: '[name].js' }),
          entryFileNames: ({ name }) =>
            name === 'pages'
              ? `pages-${language}.js`
              : name === 'service-worker' || runsOnNode(mode)
                ? '[name].js'
                : 'assets/[name]-[hash].js',
          ...(mode === 'site' && fewFiles),
          ...(mode === 'dashboard' && dashboardFiles),
        },
      },
    },
  };
});
