import { readFile } from 'node:fs/promises';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { sourceFiles } from '../scripts/check-boundaries.ts';
import { textsIn } from '../scripts/texts.ts';

/** What reads like words, and is a selector, a style, a key, a network's name or a type of schema.org. */
const notWords: Readonly<Record<string, readonly string[]>> = {
  'web/site/lay-out.ts': ['main > section, footer'],
  'web/site/components/ActionLink.tsx': ['border-2 border-current hover:border-call hover:bg-call hover:text-on-call'],
  'web/site/components/Films.island.tsx': ['autoplay; fullscreen; picture-in-picture; encrypted-media'],
  'web/site/components/share-links.ts': ['Facebook'],
  'web/site/forms/toast.ts': ['Escape'],
  'web/site/gallery/useSteps.ts': ['video, iframe'],
  'web/site/head/structured-data.ts': ['Place', 'Event', 'Organization', 'Person'],
  'web/site/layout/SocialLinks.tsx': ['Facebook', 'Instagram'],
  'web/site/layout/useDropdowns.ts': ['Escape'],
  'web/ui/VideoPlayer.tsx': ['autoplay; encrypted-media; fullscreen; picture-in-picture'],
};

/** Files of the server that write to visitors and to nobody else. */
const mails = ['server/newsletter/mails.ts', 'server/enquiries/form.ts'];

test('every word for visitors stands in the catalogues, and nowhere else', async () => {
  const files = [...(await sourceFiles(['web/site', 'web/ui'])), ...mails];
  const found: Record<string, readonly string[]> = {};
  for (const file of files.filter((name) => !name.includes('.test.'))) {
    const texts = textsIn(file, await readFile(file, 'utf8'));
    if (texts.length > 0) found[file] = texts;
  }
  expect(found).toEqual(notWords);
});

/** Attributes of elements that people read or hear. */
const shown = new Set(['alt', 'aria-label', 'aria-roledescription', 'aria-valuetext', 'label', 'placeholder', 'title']);

/** Properties of our components that hold codes: of a motif, a colour, a size, an icon, an id. */
const codes = new Set(
  'action as autoComplete data-theme field from heading href icon id key kind labelledBy line list look media method motif name on prefix size sizes src tone to type'.split(
    ' ',
  ),
);

/** Whether a text in this attribute is shown: any of a component is, unless it is known to hold a code. */
function isShown(element: ESTree.JSXElementName, attribute: string): boolean {
  const isComponent = element.type !== 'JSXIdentifier' || /^\p{Lu}/u.test(element.name);
  return (
    shown.has(attribute) || (isComponent && !codes.has(attribute) && !/(?:[cC]lass|[cC]lassName|Id)$/.test(attribute))
  );
}

/** The texts that the value of an attribute may have, as far as they are written there. */
function writtenIn(value: ESTree.JSXAttributeValue | ESTree.Expression | null): string[] {
  switch (value?.type) {
    case 'Literal':
      return typeof value.value === 'string' ? [value.value] : [];
    case 'TemplateLiteral':
      return value.quasis.map(({ value: { cooked } }) => cooked ?? '');
    case 'ConditionalExpression':
      return [...writtenIn(value.consequent), ...writtenIn(value.alternate)];
    case 'LogicalExpression':
      return [...writtenIn(value.left), ...writtenIn(value.right)];
    case 'JSXExpressionContainer':
      return value.expression.type === 'JSXEmptyExpression' ? [] : writtenIn(value.expression);
    default:
      return [];
  }
}

/** What is written in the file itself and shown: also a single word, or a colon with its blank. */
function smallTextsIn(file: string, source: string): string[] {
  const found: string[] = [];
  new Visitor({
    JSXOpeningElement({ name: element, attributes }) {
      for (const attribute of attributes) {
        if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue;
        const { name } = attribute.name;
        if (isShown(element, name)) found.push(...writtenIn(attribute.value).map((text) => `${name}: ${text}`));
      }
    },
    JSXText: ({ value }) => void found.push(value),
    TemplateLiteral: (template) => void found.push(...writtenIn(template).filter((text) => /[“”«»]/.test(text))),
  }).visit(parseSync(file, source).program);
  return found.filter((text) => /[\p{L}:“”«»]/u.test(text.replace(/^[\w-]+: /, '')));
}

test('small words and punctuation that people see stand in the catalogues too', async () => {
  const files = (await sourceFiles(['web/site', 'web/ui'])).filter((name) => /(?<!\.test)\.tsx$/.test(name));
  const found: string[] = [];
  for (const file of files) {
    const texts = smallTextsIn(file, await readFile(file, 'utf8'));
    found.push(...texts.map((text) => `${file} ${text.trim()}`));
  }
  expect(found).toEqual([]);
});

test('nothing that visitors see is written or sorted as their browser would', async () => {
  const files = await sourceFiles(['web/site', 'web/ui', 'domain']);
  const found: string[] = [];
  for (const file of files) {
    const asked = (await readFile(file, 'utf8')).match(
      /\.localeCompare\(|\.toLocale\w+\(|Intl\.(?:Collator|ListFormat|RelativeTimeFormat)/g,
    );
    found.push(...(asked ?? []).map((it) => `${file} ${it}`));
  }
  expect(found).toEqual([]);
});
