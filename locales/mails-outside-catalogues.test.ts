import { readFile } from 'node:fs/promises';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { sourceFiles } from '../scripts/check-boundaries.ts';
import { textsInSource } from '../scripts/texts.ts';

/** What reads like words in files that make mails, and is none that anybody finds in a mail. */
const notMailed: Readonly<Record<string, readonly string[]>> = {
  // The log, for whoever looks after the machine.
  'server/mail/mail-sender.ts': [
    'Too late to be of use',
    // In the database, in place of a mail that is over.
    '(not kept)',
    'A mail could not be sent',
  ],
  'server/mail/outbox.ts': ['The mail queue'],
  'server/mail/transport.ts': ['Mail to '],
  'server/newsletter/campaign-mails.ts': ['campaign pace', 'The sending of the newsletter'],
  'server/process.ts': ['The database was brought up to date', 'The states of translations are not up to date'],
  // The name of a lock.
  'server/identity/second-step.ts': ['answers by {…}'],
  // What every mail program writes before the subject of an answer, in any language.
  'server/submissions/replies.ts': ['Re: '],
  // What the key of a form is made for.
  'server/giving/pledge-routes.ts': ['pledge form'],
  // What the operator reads who goes back.
  'server/going-back/carry-over.ts': [
    'Nobody with every permission can sign in any more. Let somebody: intambwe admin make-superuser EMAIL',
    'Erase again whoever asked for it since, unsubscribe who left the newsletter, and look at who may sign in, and with which rights.',
    'What came after is not known. {…}',
    'Accounts, passwords, rights, subscriptions and erased people are as they were then. {…}',
    'People who were erased since ({…}) are erased again.',
    'What came after is not known. ',
    'People who were erased since (',
  ],
  // The log, and the beginning of a subject in the database.
  'server/troubles/watch.ts': [
    'copies of {…} to',
    'A thing that is watched could not be looked at',
    'What was told of earlier places could not be forgotten',
  ],
  // Styles.
  'server/newsletter/campaign-mail.ts': [
    'margin:0;padding:24px 16px;background:#f7f1e6;color:#1b1411;font:17px/1.6 Georgia,serif',
  ],
};

/** Types of a mail, and what a file is called that makes some. */
const mailTypes = new Set(['Mail', 'OutgoingMail']);
const makesMails = /(?:^|\/)(?!\d{4}-)(?:[\w-]+-)?mails?\.ts$/;

const nameOf = (node: ESTree.Node) => (node.type === 'Identifier' ? node.name : '');

/** Whether a file makes mails: it names their type, asks another file for some, or has one sent. */
function hasMails(program: ESTree.Program): boolean {
  let found = false;
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      const names = specifiers.map((one) => (one.type === 'ImportSpecifier' ? nameOf(one.imported) : ''));
      if (makesMails.test(source.value) || names.some((name) => mailTypes.has(name))) found = true;
    },
    CallExpression({ callee }) {
      if (nameOf(callee.type === 'MemberExpression' ? callee.property : callee) === 'mail') found = true;
    },
  }).visit(program);
  return found;
}

/** A word that begins a sentence or a line, a label with its colon, and a mark before a subject: `New `, `Name: `, `[Test]`. */
const smallText = /\p{Lu}\p{Ll}+\s|\p{L}: |\[\p{L}+\]/u;

const partsOf = (value: ESTree.Node): string[] => {
  if (value.type === 'Literal') return typeof value.value === 'string' ? [value.value] : [];
  return value.type === 'TemplateLiteral' ? value.quasis.map((part) => part.value.cooked ?? '') : [];
};

/** What would be read in a mail although it is no sentence. */
function smallTextsIn(program: ESTree.Program): string[] {
  const found: string[] = [];
  new Visitor({
    Literal: (literal) => void found.push(...partsOf(literal).filter((text) => smallText.test(text))),
    TemplateLiteral: (template) => void found.push(...partsOf(template).filter((text) => smallText.test(text))),
    Property({ key, value }) {
      if (!['subject', 'body'].includes(nameOf(key))) return;
      found.push(...partsOf(value).filter((text) => /\p{L}/u.test(text)));
    },
  }).visit(program);
  return found;
}

/** Every text that a file which makes mails has of its own. */
function mailedTextsIn(file: string, source: string): string[] {
  const { program } = parseSync(file, source);
  return hasMails(program) ? [...new Set([...textsInSource(file, source), ...smallTextsIn(program)])] : [];
}

/** They speak to whoever looks after the machine, on the screen before them. */
const toOperators = /^server\/(?:commands|sample)\//;

test('every word of a mail stands in the catalogues, and nowhere else', async () => {
  const files = (await sourceFiles(['server', 'modules'])).filter(
    (name) => !/\.test\.|\/tests\//.test(name) && !toOperators.test(name),
  );
  const found: Record<string, readonly string[]> = {};
  for (const file of files) {
    const texts = mailedTextsIn(file, await readFile(file, 'utf8'));
    if (texts.length > 0) found[file] = texts;
  }
  expect(found).toEqual(notMailed);
});

test.each([
  ['a sentence', "await unit.mail({ recipient, subject: words.told, body: 'Somebody has written to you.' });"],
  ['a subject of one word', "await unit.mail({ recipient, subject: 'welcome', body: words.told });"],
  ['a word before a value', `import { notice } from '../forms/mails.ts'; const subject = \`New \${what}\`;`],
  ['a label', `import { notice } from '../forms/mails.ts'; const line = \`Phone: \${phone}\`;`],
  [
    'a mark before a subject',
    `import type { Mail } from '../database/unit-of-work.ts'; const it = \`[Test] \${subject}\`;`,
  ],
  ['a line among others', "import { codeMail } from './mails.ts'; const lines = [words.hello, '', 'Goodbye'];"],
])('%s that is written where a mail is made is found', (_what, source) => {
  expect(mailedTextsIn('server/some.ts', source)).toHaveLength(1);
});
