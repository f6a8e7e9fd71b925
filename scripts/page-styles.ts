import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AtRule, type ChildNode, parse, type Declaration as Written } from 'postcss';
import { z } from 'zod';
import type { Declaration, PageStyles, StylePart } from '../server/pages/page-style.ts';
import { needOf } from './selector-needs.ts';

const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
);

type Manifest = z.infer<typeof manifest>;

const conditions = new Set(['media', 'supports', 'layer', 'container']);

const variable = /var\(\s*(--[\w-]+)/g;

/** The custom properties that this text reads, and the animations of this list that it plays. */
function usesOf(text: string, animations: ReadonlySet<string>): string[] {
  const read = Array.from(text.matchAll(variable), ([, name = '']) => name);
  const played = (text.match(/[\w-]+/g) ?? []).filter((word) => animations.has(word));
  return [...new Set([...read, ...played])];
}

function declarationOf({ prop, value, important }: Written, animations: ReadonlySet<string>): Declaration {
  const text = `${prop}:${value}${important ? '!important' : ''}`;
  // A custom property may hold the name of an animation.
  const plays = prop.includes('animation') || prop.startsWith('--');
  const uses = usesOf(value, plays ? animations : new Set());
  return prop.startsWith('--') ? { text, defines: prop, uses } : { text, uses };
}

const isSame = (one: Declaration | undefined, other: Declaration) => one?.text === other.text;

function partOf(node: ChildNode, animations: ReadonlySet<string>): StylePart[] {
  if (node.type === 'comment') return [];
  if (node.type === 'decl') throw new Error(`A declaration stands outside of a rule: ${node}`);
  if (node.type === 'atrule') return atRule(node, animations);
  const declarations = (node.nodes ?? []).map((inside) => {
    if (inside.type !== 'decl') throw new Error(`A rule stands within another: ${node.selector}`);
    return declarationOf(inside, animations);
  });
  return [
    {
      selectors: node.selectors.map((text) => ({ text, need: needOf(text) })),
      // What the build writes twice in a row.
      declarations: declarations.filter((one, place) => !isSame(declarations[place - 1], one)),
    },
  ];
}

function atRule(node: AtRule, animations: ReadonlySet<string>): StylePart[] {
  const { name, params, nodes } = node;
  if (nodes && conditions.has(name)) {
    return [{ head: `@${name} ${params}`, parts: nodes.flatMap((inside) => partOf(inside, animations)) }];
  }
  const text = nodes ? String(node) : `${node};`;
  return name === 'keyframes' || name === 'property'
    ? [{ name: params, text, uses: usesOf(text, new Set()) }]
    : [{ text }];
}

/** The parts of one style sheet. */
export function styleParts(css: string): StylePart[] {
  const sheet = parse(css);
  const animations = new Set<string>();
  sheet.walkAtRules('keyframes', ({ params }) => void animations.add(params));
  return sheet.nodes.flatMap((node) => partOf(node, animations));
}

/** The words of these parts' selectors. */
function wordsOf(parts: readonly StylePart[], into = new Set<string>()): Set<string> {
  const note = ({ all, some }: ReturnType<typeof needOf>): void => {
    for (const word of all) into.add(word);
    for (const need of some.flat()) note(need);
  };
  for (const part of parts) {
    if ('parts' in part) wordsOf(part.parts, into);
    else if ('selectors' in part) for (const { need } of part.selectors) note(need);
  }
  return into;
}

/** The words of the style sheets that stand in a script: classes anywhere in a text, elements as a text of their own. */
function wordsIn(script: string, words: ReadonlySet<string>): string[] {
  const classes = (script.match(/[^\s"'`]+/g) ?? []).map((word) => `.${word}`);
  const elements = Array.from(script.matchAll(/["'`]([a-z][a-z0-9]*)["'`]/g), ([, name = '']) => name);
  return [...new Set([...classes, ...elements])].filter((word) => words.has(word));
}

const SCRIPT = 'web/site/start.ts';

/** How the built script names an island and the file that it comes in. */
const fetched = /"\.\/([\w/-]+)\.island\.tsx":\(\)=>[^"]*?import\(["'`]\.\/([\w.-]+)["'`]\)/g;

/** The files of an entry and of all that it imports, now or later. The script of every page fetches each island: only its own count. */
function filesOf(entries: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const entry = entries[key];
  if (!entry || seen.has(entry.file)) return seen;
  seen.add(entry.file);
  const later = key === SCRIPT ? [] : entry.dynamicImports;
  for (const imported of [...entry.imports, ...later]) filesOf(entries, imported, seen);
  return seen;
}

/**
 * Reads the built style sheets into rules that each say what a page must have to need them, so that a document is sent its own
 * alone (decision 77).
 */
export async function pageStylesOf(folder: string, language: string): Promise<PageStyles> {
  const entries = manifest.parse(JSON.parse(await readFile(`${folder}/.vite/manifest-${language}.json`, 'utf8')));
  const fileOf = (key: string) => {
    const { file, css: [sheet = file] = [] } = entries[key] ?? {};
    if (sheet === undefined) throw new Error(`The build has no ${key}`);
    return join(folder, sheet);
  };
  const readSheet = async (key: string) => styleParts(await readFile(fileOf(key), 'utf8'));
  const ofAllPages = [...(await readSheet('web/ui/rich-text.css')), ...(await readSheet(SCRIPT))];
  const ofInnerPages = [...(await readSheet('web/site/inner-pages.css')), ...(await readSheet('web/site/giving.css'))];
  const words = wordsOf([...ofAllPages, ...ofInnerPages]);
  const readWords = async (files: Iterable<string>) => {
    const scripts = await Promise.all([...files].map((file) => readFile(join(folder, file), 'utf8')));
    return wordsIn(scripts.join('\n'), words);
  };
  const islands: Record<string, string[]> = {};
  const script = await readFile(join(folder, entries[SCRIPT]?.file ?? ''), 'utf8');
  for (const [, island = '', file] of script.matchAll(fetched)) {
    // Several may come in one file, which the list of files has under a name of its own.
    const key = Object.keys(entries).find((one) => entries[one]?.file === `assets/${file}`);
    if (key === undefined) throw new Error(`The build has no file of the island ${island}`);
    islands[island] = await readWords(filesOf(entries, key));
  }
  if (Object.keys(islands).length === 0) throw new Error('The script of the site fetches no island');
  const ofScript = await readWords(filesOf(entries, SCRIPT));
  return { ofAllPages, ofInnerPages, islands, ofScript };
}
