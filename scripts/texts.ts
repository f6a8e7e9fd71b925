import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { sourceFiles } from './check-boundaries.ts';

/** The path of the list. */
export const TEXTS_LIST = 'docs/texts.md';

const about = `# Every text

The texts of the product, file by file, in the order in which they stand there: on screens, in mails, of the commands, in
errors and in the log. \`{…}\` stands for a value. \`npm run texts\` writes this list. The texts of the sample
organisation are in \`server/sample/sample-files/texts.json\`.
`;

/** Attributes that people do not read. */
const unread = new Set(
  'className d draft href id key name points rel sizes style transform aria-keyshortcuts'.split(' '),
);

/** Properties that hold keys and relations of links. */
const unreadProperties = new Set(['queryKey', 'rel']);

/** Methods of an element that take a selector. */
const selecting = new Set(['closest', 'matches', 'querySelector', 'querySelectorAll']);

/** Whether a call is given a selector: `element.closest('table')`. */
const takesSelector = ({ callee }: ESTree.CallExpression) =>
  callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && selecting.has(callee.property.name);

/** Whether both sides are compared: a text in it is a code. */
const compares = ({ operator }: ESTree.BinaryExpression) => operator === '===' || operator === '!==';

const lines = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A call of the API, or a piece of SQL. */
const code = /^(?:[A-Z]{3,} [/{]|is not$|not in$|begin immediate$|[a-z_.]+ as [a-z_]+$)/;

/** Words for people: not a class, a path, an address, the name of a header or of a key. */
function isProse(text: string): boolean {
  if (code.test(text)) return false;
  if (/^\p{Lu}\p{L}*\p{Ll}$/u.test(text)) return !/\p{Ll}\p{Lu}/u.test(text);
  const words = text.match(/(?<=^|[\s(“"‘{}])\p{L}[\p{L}’']+(?=$|[\s.,:;?!…)”"’{}])/gu) ?? [];
  return words.length > 1 && words.length * 2 >= text.split(/\s+/).length;
}

const templateText = ({ quasis }: ESTree.TemplateLiteral) => quasis.map(({ value }) => value.cooked ?? '').join('{…}');

function childText(child: ESTree.JSXChild): string {
  if (child.type === 'JSXText') return child.value;
  if (child.type !== 'JSXExpressionContainer') return ' {…} ';
  const { expression } = child;
  return expression.type === 'Literal' && typeof expression.value === 'string' ? expression.value : '{…}';
}

/** The texts for people in a source file, in their order. */
export function textsInSource(file: string, source: string): string[] {
  const found = new Set<string>();
  let unreadAround = 0;
  const note = (text: string) => {
    const line = lines(text);
    if (unreadAround === 0 && isProse(line)) found.add(line);
  };
  const noteChildren = (children: ESTree.JSXChild[]) => {
    const hasText = children.some((child) => child.type === 'JSXText' && /\p{L}/u.test(child.value));
    if (hasText) note(children.map(childText).join(''));
  };
  const enter = () => {
    unreadAround += 1;
  };
  const leave = () => {
    unreadAround -= 1;
  };
  const isUnread = ({ name }: ESTree.JSXAttribute) => name.type === 'JSXIdentifier' && unread.has(name.name);
  const isUnreadProperty = ({ key }: { key: ESTree.PropertyKey }) =>
    key.type === 'Identifier' && unreadProperties.has(key.name);
  new Visitor({
    ImportDeclaration: enter,
    'ImportDeclaration:exit': leave,
    TSLiteralType: enter,
    'TSLiteralType:exit': leave,
    TaggedTemplateExpression: enter,
    'TaggedTemplateExpression:exit': leave,
    JSXAttribute: (attribute) => isUnread(attribute) && enter(),
    'JSXAttribute:exit': (attribute) => isUnread(attribute) && leave(),
    Property: (property) => isUnreadProperty(property) && enter(),
    'Property:exit': (property) => isUnreadProperty(property) && leave(),
    CallExpression: (call) => takesSelector(call) && enter(),
    'CallExpression:exit': (call) => takesSelector(call) && leave(),
    BinaryExpression: (comparison) => compares(comparison) && enter(),
    'BinaryExpression:exit': (comparison) => compares(comparison) && leave(),
    JSXElement: ({ children }) => noteChildren(children),
    JSXFragment: ({ children }) => noteChildren(children),
    Literal: ({ value }) => typeof value === 'string' && note(value),
    TemplateLiteral: (template) => note(templateText(template)),
  }).visit(parseSync(file, source).program);
  return [...found];
}

/** The list of every text of the product, file by file. */
export async function listTexts(): Promise<string> {
  const files = (await sourceFiles(['blocks', 'domain', 'locales/en', 'modules', 'server', 'web'])).sort();
  const read = files
    .filter((file) => !/\.test\.|\/migrations\/|common-passwords|^modules\/.*\/(tests|words\/(?!en))\b/.test(file))
    .map(async (file) => ({ file: path.normalize(file), texts: textsInSource(file, await readFile(file, 'utf8')) }));
  const sections = (await Promise.all(read))
    .filter(({ texts }) => texts.length > 0)
    .map(({ file, texts }) => `## ${file}\n\n\`\`\`text\n${texts.join('\n')}\n\`\`\`\n`);
  return `${about}\n${sections.join('\n')}`;
}

if (import.meta.main) await writeFile(TEXTS_LIST, await listTexts());
