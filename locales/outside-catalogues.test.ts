import { readFile } from 'node:fs/promises';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { sourceFiles } from '../scripts/check-boundaries.ts';
import { textsInSource } from '../scripts/texts.ts';

/** What reads like words, and is none. */
const notWords: Readonly<Record<string, readonly string[]>> = {
  // Styles, and what a player may do.
  'web/dashboard/components/Button.tsx': [
    'transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55',
  ],
  'web/site/components/ActionLink.tsx': ['border-2 border-current hover:border-call hover:bg-call hover:text-on-call'],
  'web/site/components/Films.island.tsx': ['autoplay; fullscreen; picture-in-picture; encrypted-media'],
  'web/ui/VideoPlayer.tsx': ['autoplay; encrypted-media; fullscreen; picture-in-picture'],
  // Names of networks, which are the same in every language.
  'web/site/components/share-links.ts': ['Facebook'],
  'web/site/layout/SocialLinks.tsx': ['Facebook', 'Instagram'],
  // Types of schema.org.
  'web/site/head/structured-data.ts': ['Place', 'Event', 'Organization', 'Person'],
  // The key under which the browser keeps it.
  'web/dashboard/page-blocks/carried-block.ts': ['carried block'],
  // The beginning of the names of four keys.
  'web/dashboard/list/row-keys.ts': ['Arrow'],
  // What the editor's elements may contain, in the grammar of its library.
  'web/dashboard/editor/preserved-blocks.ts': [
    'caption? (tableHead | tableBody | tableFoot)+',
    '(headerCell | cell)+',
    '(term | definition)+',
  ],
  // Any control that can take the focus.
  'web/dashboard/site-settings/SettingsTabs.tsx': [':is(input, textarea, select, button):enabled'],
  // The value of a filter, which the API knows by it.
  'web/dashboard/announcements/Announcements.tsx': ['Active'],
  // Keys of what was fetched, and of what the browser stores.
  'web/dashboard/list/ColumnsMenu.tsx': ['hidden columns of {…}: {…}'],
  'web/dashboard/plain-pages/calls.ts': ['plain pages'],
  'web/dashboard/pledges/calls.ts': ['giving report'],
  'web/dashboard/senders/use-reply.ts': ['contact reply {…}', 'donation reply {…}'],
  'web/dashboard/session/language.ts': ['reloaded for language'],
  'web/dashboard/site-pages/calls.ts': ['site pages'],
  'web/dashboard/standard-pages/calls.ts': ['standard pages', 'standard page {…}'],
  'web/dashboard/page-choices/StandardPageDialog.tsx': ['standard page {…}'],
  'web/dashboard/site-settings/calls.ts': ['site settings'],
  // What one part of the program answers to another, and the names it gives them.
  'web/dashboard/events/EventForm.tsx': ['not saved'],
  'web/dashboard/events/EventStatusDialog.tsx': ['not saved'],
  'web/dashboard/events/TellQuestion.tsx': ['go back', 'keep quiet'],
  'web/dashboard/payments/PaymentDetails.tsx': ['take up'],
  'web/dashboard/routes.tsx': ['not found'],
  'web/dashboard/translations/TranslationForm.tsx': ['Publish'],
  'web/site/render.tsx': ['not offered'],
  // A question to the browser.
  'web/dashboard/shell/keyboard.ts': ['(pointer: coarse)'],
  // Errors of whoever programs: nobody meets them in a program that works.
  'web/dashboard/session/account.ts': ['Only for screens behind the sign-in'],
  'web/dashboard/time/site-time.ts': ['The time zone of the site is not set'],
};

/** The files of these layers of all modules. */
const moduleFiles = async (layers: readonly string[]) =>
  (await sourceFiles(['modules'])).filter((name) => layers.includes(name.split('/')[2] ?? ''));

const screenFiles = async () => [
  ...(await sourceFiles(['web/dashboard', 'web/site', 'web/ui'])),
  ...(await moduleFiles(['dashboard', 'site'])),
];

test('every word of the screens stands in the catalogues, and nowhere else', async () => {
  const files = await screenFiles();
  const found: Record<string, readonly string[]> = {};
  for (const file of files.filter((name) => !name.includes('.test.'))) {
    const texts = textsInSource(file, await readFile(file, 'utf8'));
    if (texts.length > 0) found[file] = texts;
  }
  expect(found).toEqual(notWords);
});

/** Attributes of elements that people read or hear. */
const shown = new Set(['alt', 'aria-label', 'aria-roledescription', 'aria-valuetext', 'label', 'placeholder', 'title']);

/** Properties of objects that people read: of a column, a field, a list, an answer. */
const shownProperties = new Set('done failed header hint loading message none noMatch submit'.split(' '));

/** Properties of our components that hold codes: of a motif, a colour, a size, an icon, an id, a permission. */
const codes = new Set(
  [
    'action align aria-current aria-haspopup aria-hidden aria-keyshortcuts as autoComplete confirmation current data-move enterKeyHint',
    'data-theme draft field figure from heading height href icon id inputMode key kind labelledBy line list look media method',
    'motif name of on pager password permission position positionMethod prefix role size sizes src tone to type',
  ].flatMap((line) => line.split(' ')),
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
    Property({ key, value }) {
      if (key.type !== 'Identifier' || !(shown.has(key.name) || shownProperties.has(key.name))) return;
      if (value.type === 'Literal') found.push(...writtenIn(value).map((text) => `${key.name}: ${text}`));
    },
    CallExpression({ callee, arguments: [said] }) {
      if (callee.type === 'MemberExpression' && callee.object.type === 'Identifier' && callee.object.name === 'toast')
        found.push(...(said?.type === 'SpreadElement' ? [] : writtenIn(said ?? null)));
    },
    TemplateLiteral: (template) => void found.push(...writtenIn(template).filter((text) => /[“”«»]/.test(text))),
  }).visit(parseSync(file, source).program);
  return found.filter((text) => /[\p{L}:“”«»]/u.test(text.replace(/^[\w-]+: |https:\/\//g, '')));
}

test('small words and punctuation that people see stand in the catalogues too', async () => {
  const files = (await screenFiles()).filter((name) => !name.includes('.test.'));
  const found: string[] = [];
  for (const file of files) {
    const texts = smallTextsIn(file, await readFile(file, 'utf8'));
    found.push(...texts.map((text) => `${file} ${text.trim()}`));
  }
  expect(found).toEqual([]);
});

/** What makes the answer to a refused call, and the properties that hold the errors of schemas. */
const refusals = new Set(['badRequest', 'conflict', 'notAllowed', 'notFound', 'notSignedIn', 'refuse', 'refuseFile']);
const errors = new Set(['detail', 'error', 'missing', 'tooLong', 'why', 'wrong']);

const isWritten = (value: ESTree.Node) =>
  (value.type === 'Literal' && typeof value.value === 'string' && /^\p{Lu}/u.test(value.value)) ||
  value.type === 'TemplateLiteral';

/** The lines on which the answer to a refused call is written in words, in place of its code. */
function wordedErrorsIn(file: string, source: string): string[] {
  const found: ESTree.Node[] = [];
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      if (callee.type === 'Identifier' && refusals.has(callee.name)) found.push(...given.filter(isWritten));
    },
    NewExpression({ callee, arguments: given }) {
      if (callee.type === 'Identifier' && callee.name === 'BadTable') found.push(...given.filter(isWritten));
    },
    Property({ key, value }) {
      if (key.type === 'Identifier' && errors.has(key.name) && isWritten(value)) found.push(value);
    },
  }).visit(parseSync(file, source).program);
  return found.map(({ start, end }) => `${file} ${source.slice(start, end)}`);
}

/** They speak to whoever looks after the machine. */
const toOperators = /^server\/(backup|commands|config\.ts|doctor|sample)/;

test('what the API answers to a call that it refuses has a code, so that everybody reads it in their language', async () => {
  const files = (await sourceFiles(['blocks', 'domain', 'server', 'modules'])).filter(
    (name) => !/\.test\.|\/tests\//.test(name),
  );
  const found: string[] = [];
  for (const file of files.filter((name) => !toOperators.test(name)))
    found.push(...wordedErrorsIn(file, await readFile(file, 'utf8')));
  expect(found).toEqual([]);
});

test('nothing that people see is written or sorted as their browser would', async () => {
  const files = [
    ...(await screenFiles()),
    ...(await sourceFiles(['blocks', 'domain'])),
    ...(await moduleFiles(['domain'])),
  ];
  const found: string[] = [];
  for (const file of files) {
    const asked = (await readFile(file, 'utf8')).match(
      /\.localeCompare\(|\.toLocale\w+\(|Intl\.(?:Collator|ListFormat|RelativeTimeFormat)/g,
    );
    found.push(...(asked ?? []).map((it) => `${file} ${it}`));
  }
  expect(found).toEqual([]);
});
