import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** The elements and classes that a selector needs: all of these, and one of each group. */
export interface Need {
  /** A class as `.card`, an element as `details`. */
  all: string[];
  some: Need[][];
}

const need: z.ZodType<Need> = z.object({ all: z.array(z.string()), some: z.lazy(() => z.array(z.array(need))) });

/** `defines` is the custom property that it sets; `uses` are those that it reads, and the animations that it plays. */
const declaration = z.object({ text: z.string(), defines: z.string().optional(), uses: z.array(z.string()) });

const rule = z.object({
  selectors: z.array(z.object({ text: z.string(), need })),
  declarations: z.array(declaration),
});

/** An animation, or the type of a custom property: of use where something uses its name. */
const named = z.object({ name: z.string(), text: z.string(), uses: z.array(z.string()) });

/** A condition or a layer, with what it holds. */
export interface Block {
  head: string;
  parts: StylePart[];
}

/** A rule that every page gets, such as the order of the layers and the typefaces. */
const constant = z.object({ text: z.string() });

type StyleRule = z.infer<typeof rule>;
export type Declaration = z.infer<typeof declaration>;
export type StylePart = StyleRule | Block | z.infer<typeof named> | z.infer<typeof constant>;

const part: z.ZodType<StylePart> = z.union([
  rule,
  z.object({ head: z.string(), parts: z.lazy(() => z.array(part)) }),
  named,
  constant,
]);

const pageStyles = z.object({
  /** In the order in which they apply. */
  ofAllPages: z.array(part),
  ofInnerPages: z.array(part),
  /** The words that may come into a page with each island, once its script has come. */
  islands: z.record(z.string(), z.array(z.string())),
  /** Those that the script of every page may bring. */
  ofScript: z.array(z.string()),
});

export type PageStyles = z.infer<typeof pageStyles>;

/** A tag that opens, with its attributes. Scripts are passed over: what stands in them is no tag. Words of the text count for nothing. */
const tags = /<script[^<>]*>[\s\S]*?(?:<\/script>|$)|<([a-z][a-z0-9]*)((?:"[^"]*"|[^"<>])*)>/g;
const classes = / class="([^"]+)"/;
const island = / data-island="([^"]+)"/;

const asWritten = (text: string) => text.replaceAll('&gt;', '>').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** The words of the document: its elements and their classes, and what its islands may add. */
function wordsOf(html: string, ofScript: readonly string[], ofIslands: ReadonlyMap<string, string[]>): Set<string> {
  const words = new Set<string>();
  const islands = new Set<string>();
  // Most elements of a page have the classes of another.
  const seen = new Set<string>();
  for (const [, element, attributes = ''] of html.matchAll(tags)) {
    if (element === undefined) continue;
    words.add(element);
    const [, listed] = classes.exec(attributes) ?? [];
    if (listed !== undefined && !seen.has(listed)) {
      seen.add(listed);
      for (const name of asWritten(listed).split(/\s+/)) words.add(`.${name}`);
    }
    const [, named] = attributes.includes('data-island') ? (island.exec(attributes) ?? []) : [];
    if (named !== undefined) islands.add(named);
  }
  if (!html.includes('<script type="module"')) return words;
  for (const word of ofScript) words.add(word);
  for (const name of islands) for (const word of ofIslands.get(name) ?? []) words.add(word);
  return words;
}

const isMet = ({ all, some }: Need, words: ReadonlySet<string>): boolean =>
  all.every((word) => words.has(word)) && some.every((group) => group.some((one) => isMet(one, words)));

/** The rules that find something on the page, with those of their selectors that do. */
function foundIn(parts: readonly StylePart[], words: ReadonlySet<string>): StylePart[] {
  return parts.flatMap((part): StylePart[] => {
    if ('parts' in part) {
      const inside = foundIn(part.parts, words);
      return inside.length === 0 ? [] : [{ head: part.head, parts: inside }];
    }
    if (!('selectors' in part)) return [part];
    const selectors = part.selectors.filter(({ need }) => isMet(need, words));
    return selectors.length === 0 ? [] : [{ selectors, declarations: part.declarations }];
  });
}

/** Every name that something kept uses, and what the definitions of these use in turn. */
function usedIn(parts: readonly StylePart[]): Set<string> {
  const used = new Set<string>();
  const waiting = new Map<string, string[]>();
  function use(names: readonly string[]): void {
    for (const name of names) {
      if (used.has(name)) continue;
      used.add(name);
      use(waiting.get(name) ?? []);
    }
  }
  function note(name: string, uses: readonly string[]): void {
    if (used.has(name)) use(uses);
    else waiting.set(name, [...(waiting.get(name) ?? []), ...uses]);
  }
  function look(inside: readonly StylePart[]): void {
    for (const part of inside) {
      if ('parts' in part) look(part.parts);
      else if ('name' in part) note(part.name, part.uses);
      else if ('declarations' in part) {
        for (const { defines, uses } of part.declarations) defines === undefined ? use(uses) : note(defines, uses);
      }
    }
  }
  look(parts);
  return used;
}

function written(parts: readonly StylePart[], used: ReadonlySet<string>): string {
  return parts
    .map((part) => {
      if ('parts' in part) {
        const inside = written(part.parts, used);
        return inside === '' ? '' : `${part.head}{${inside}}`;
      }
      if ('name' in part) return used.has(part.name) ? part.text : '';
      if ('text' in part) return part.text;
      const kept = part.declarations.filter(({ defines }) => defines === undefined || used.has(defines));
      if (kept.length === 0) return '';
      return `${part.selectors.map(({ text }) => text).join(',')}{${kept.map(({ text }) => text).join(';')}}`;
    })
    .join('');
}

/** Styles that are kept, of some 15 kB each: documents of a kind mostly have the same words. */
const MOST_KEPT = 100;

/** What gives a document its style: the rules that it or its islands can use, in the order of the whole. */
export function styleFrom(styles: PageStyles): (html: string, isHome: boolean) => string {
  const ofIslands = new Map(Object.entries(styles.islands));
  const known = new Map<string, string>();
  return (html, isHome) => {
    const words = wordsOf(html, styles.ofScript, ofIslands);
    const key = [isHome, ...[...words].toSorted()].join(' ');
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const sheets = isHome ? styles.ofAllPages : [...styles.ofAllPages, ...styles.ofInnerPages];
    const found = foundIn(sheets, words);
    const style = written(found, usedIn(found));
    if (known.size === MOST_KEPT) known.clear();
    known.set(key, style);
    return style;
  };
}

/** Where the build leaves them, beside its list of files. */
export const PAGE_STYLES = '.vite/page-styles.json';

/** What the build made of the style sheets. */
export const readPageStyles = async (file: string): Promise<PageStyles> =>
  pageStyles.parse(JSON.parse(await readFile(file, 'utf8')));
