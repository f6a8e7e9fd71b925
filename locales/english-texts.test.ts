import { readFile } from 'node:fs/promises';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { testModules } from '../modules/tests.ts';
import { wordFiles } from '../scripts/languages.ts';
import { catalogues } from './catalogues.ts';

/** A text in a file: its values stand in it as `{name}`. `forOne` are the values whose being one is told apart. */
interface EnglishText {
  readonly text: string;
  readonly forOne: readonly string[];
}

const nameOf = (value: ESTree.Expression) => (value.type === 'Identifier' ? value.name : '…');

/** What a file of words says, without the keys of its objects. */
function textsIn(file: string, source: string): EnglishText[] {
  const found: { start: number; text: string }[] = [];
  const keys = new Set<number>();
  const forks: { start: number; end: number; value: string }[] = [];
  new Visitor({
    ImportDeclaration: ({ source: path }) => void keys.add(path.start),
    ExportAllDeclaration: ({ source: path }) => void keys.add(path.start),
    ExportNamedDeclaration: ({ source: path }) => void (path && keys.add(path.start)),
    Property: ({ key }) => void keys.add(key.start),
    ConditionalExpression({ start, end, test: condition }) {
      const one = /^(\w+) === 1$/.exec(source.slice(condition.start, condition.end))?.[1];
      if (one !== undefined) forks.push({ start, end, value: one });
    },
    Literal({ start, value }) {
      if (typeof value === 'string') found.push({ start, text: value });
    },
    TemplateLiteral({ start, quasis, expressions }) {
      const values = expressions.map((value) => `{${nameOf(value)}}`);
      const pieces = quasis.map(({ value }, place) => `${value.cooked ?? ''}${values[place] ?? ''}`);
      found.push({ start, text: pieces.join('') });
    },
  }).visit(parseSync(file, source).program);
  return found
    .filter(({ start }) => !keys.has(start))
    .map(({ start, text }) => ({
      text,
      forOne: forks.filter((fork) => fork.start < start && start < fork.end).map(({ value }) => value),
    }));
}

const files = await wordFiles('en');
const texts = (await Promise.all(files.map(async (file) => textsIn(file, await readFile(file, 'utf8'))))).flat();

/** The texts of all collections stand in their descriptors. */
const valuesOf = (words: object): string[] =>
  Object.values(words).flatMap((value) =>
    typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? valuesOf(value) : [],
  );
const described = valuesOf(catalogues.en.dashboard.described.described).map((text) => ({ text, forOne: [] }));

/** The specification has these, letter for letter. */
const asSpecified = new Set([
  "Thank you for your message! We'll get back to you soon.",
  "Thank you for your interest! We'll be in touch soon.",
  "The event you're looking for doesn't exist or has been removed.",
  'Category "{name}" created successfully!',
  'Category "{name}" updated successfully!',
  'Gallery category "{name}" created successfully!',
  'Gallery category "{name}" updated successfully!',
  '{one} "{name}" created successfully!',
  '{one} "{name}" updated successfully!',
]);

/** Lists of several pages, a fixed number, what is told of many alone, and what has a text of its own for one. */
const alwaysSeveral = new Set([
  'Showing {from}-{to} of {count} events',
  'Create {count} new codes',
  'The first {count} rows are shown here; all of them are imported.',
  'Move {count} records to the trash?',
  'This text has {count} pictures. Each one uses visitors’ data.',
  '{count} words without a heading. Headings help readers find their way.',
]);

interface Rule {
  readonly name: string;
  readonly breaks: (text: EnglishText) => boolean;
  /** Source of a text that breaks it, and of one that does not. */
  readonly broken: string;
  readonly kept: string;
}

const rules: readonly Rule[] = [
  {
    name: 'quotes are curly',
    breaks: ({ text }) => /["']/.test(text) && !asSpecified.has(text),
    broken: `const saved = (page: string) => \`Page "\${page}" saved.\`;`,
    kept: `const saved = (page: string) => \`Page “\${page}” saved.\`;`,
  },
  {
    name: 'what did not load “Failed to load”',
    breaks: ({ text }) => /not be loaded|(?:not|n’t) load (?:the|this|your)\b/.test(text),
    broken: "const failed = 'The page could not be loaded';",
    kept: "const failed = 'Failed to load the page';",
  },
  {
    name: 'one of what is counted is in the singular',
    breaks: ({ text, forOne }) => {
      const counted = /\{(count|left|hours|minutes)\} (?:[a-z]+ )?(?!this\b)[a-z]+s\b/.exec(text)?.[1];
      return counted !== undefined && !forOne.includes(counted) && !alwaysSeveral.has(text);
    },
    broken: `const total = (count: number) => \`\${count} users\`;`,
    kept: `const total = (count: number) => (count === 1 ? '1 user' : \`\${count} users\`);`,
  },
  {
    name: 'a gift comes from a person',
    breaks: ({ text }) => /(?:gift|payment) of \{(?:giver|payer|person|name|record)\}/.test(text),
    broken: `const take = (giver: string) => \`Unassign the gift of \${giver}\`;`,
    kept: `const take = (giver: string) => \`Unassign the gift from \${giver}\`;`,
  },
  {
    name: 'what is planned is the next action',
    breaks: ({ text }) => /\bnext step\b/i.test(text),
    broken: "const plan = 'Plan the next step';",
    kept: "const plan = 'Plan the next action';",
  },
  {
    name: 'no e-mail is said to be sent: without a mail server none is',
    breaks: ({ text }) => /on its way|we have (?:just )?sent (?:you|the|it)|is being sent (?:by|to)/i.test(text),
    broken: "const asked = 'A link is on its way.';",
    kept: "const asked = 'Check your e-mail for a link.';",
  },
];

test.each(rules)('In English $name', ({ breaks }) => {
  expect([...texts, ...described].filter(breaks).map(({ text }) => text)).toEqual([]);
});

test.each(rules)('a text is found that breaks the rule: $name', ({ breaks, broken, kept }) => {
  expect(textsIn('locales/en/some.ts', broken).some(breaks)).toBe(true);
  expect(textsIn('locales/en/some.ts', kept).some(breaks)).toBe(false);
});

/** Files of refusals, and the headings in them below which refusals stand. */
const refusals: Readonly<Record<string, readonly string[]>> = {
  'locales/en/backup-replies.ts': ['Why a backup could not be made or tried out'],
  'locales/en/replies.ts': ['Forms that were not taken', 'Whatever was asked for'],
  'locales/en/staff-replies.ts': ['What is not allowed', 'What does not go together with what is there', 'Giving'],
  ...Object.fromEntries(testModules.flatMap(({ refusals: ofModule = {} }) => Object.entries(ofModule))),
};

const verbs = new RegExp(
  `\\b(?:${[
    'activate add ask cancel change check choose correct decide download enter give issue keep leave load look make merge open',
    'remove rename reopen restore save say send split start subscribe try unassign undo use wait write',
  ]
    .join(' ')
    .replaceAll(' ', '|')})\\b`,
  'i',
);

/** Whether a sentence of a text begins with what to do, or one of its values says it. */
const saysWhatToDo = (text: string) =>
  /\{(?:choose|saveInExcel|shorter|problem)\}/.test(text) ||
  text
    .split(/(?<=[.:,]) /)
    .map((sentence) => sentence.replace(/^(?:first|please|and|or|then|they can) /i, ''))
    .some((sentence) => sentence.search(verbs) === 0);

/** There is nothing to do, or the screen shows what beside it; the last is the specification’s. */
const nothingToDo = new Set([
  'Someone else changed this while you were editing it.',
  'This address is already registered for this event.',
  'This phone number is already registered for this event.',
  'This newsletter is already being sent.',
  'This newsletter is not being sent right now.',
  'This newsletter is not stopped.',
  'None of its e-mails failed.',
  'This gift was refunded in full. It needs no receipt.',
  'Event not found',
]);

test.each(Object.entries(refusals))('what is refused in %s ends with what to do', async (file, headings) => {
  const sections = (await readFile(file, 'utf8')).split(/^\/\/ /m);
  const refused = headings.flatMap((heading) => {
    const section = sections.find((one) => one.startsWith(heading));
    expect(section, heading).toBeDefined();
    return textsIn(file, `// ${section}`);
  });
  const unhelpful = refused.map(({ text }) => text).filter((text) => !saysWhatToDo(text) && !nothingToDo.has(text));
  expect(unhelpful).toEqual([]);
});

test('a refusal that ends without what to do is found', () => {
  expect(saysWhatToDo('This receipt is void.')).toBe(false);
  expect(saysWhatToDo('This receipt is void. Please issue a new one.')).toBe(true);
});

test('no two actions of the log are called the same', () => {
  const names = Object.values(catalogues.en.dashboard.audit.actions);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

test('the log tells of several records whose order was changed', () => {
  const { known, sentences } = catalogues.en.log;
  expect(sentences.put_in_order('Aline', known('way to pay'))).toBe('Aline changed the order of the ways to pay.');
  expect(sentences.put_in_order('Aline', known('team member'))).toBe('Aline changed the order of the team members.');
});
