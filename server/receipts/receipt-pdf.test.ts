import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { SaxesParser } from 'saxes';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { expect, test } from 'vitest';
import { unprintable } from '../../domain/giving/printable.ts';
import { type Language, languages } from '../../domain/languages.ts';
import type { ReceiptContent, SummaryContent } from './content.ts';
import { receiptPdf } from './receipt-pdf.ts';
import { yearlySummaryPdf } from './yearly-summary-pdf.ts';

const run = promisify(execFile);

const organisation = {
  name: 'Twese Hamwe',
  address: 'KG 11 Avenue, Kigali',
  taxNumber: '102345678',
  phone: '+250 788 123 456',
  email: 'info@example.org',
};

const receipt: ReceiptContent = {
  number: '2026-000123',
  language: 'en',
  issuedOn: '2026-03-06',
  receivedOn: '2026-03-05',
  money: { amount: 1_250_000, currency: 'RWF' },
  giver: { name: 'Édouard Ng’ombe-Łukasiewicz', address: 'BP 1234, Huye' },
  isAnonymous: false,
  way: 'MTN Mobile Money',
  purpose: 'Seeds for Nyamagabe',
  organisation,
};

const gift = (place: number) => ({
  day: `2026-0${1 + (place % 9)}-11`,
  money: { amount: 1000 * (place + 1), currency: (['RWF', 'USD'] as const)[place % 2] ?? 'RWF' },
  way: 'Bank transfer',
  purpose: place % 3 === 0 ? 'Seeds for Nyamagabe' : '',
  receiptNumber: `2026-${String(place).padStart(6, '0')}`,
});

const summary: SummaryContent = {
  year: 2026,
  language: 'en',
  issuedOn: '2027-01-10',
  giver: receipt.giver,
  organisation,
  gifts: Array.from({ length: 100 }, (_, place) => gift(place)),
};

/** The texts of the pages, each in one line with single spaces. */
async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  return text.map((page) => page.replace(/\s+/g, ' '));
}

const onlyPageOf = async (bytes: Uint8Array) => {
  const pages = await pagesOf(bytes);
  expect(pages).toHaveLength(1);
  return pages[0] ?? '';
};

const inEach: Partial<Record<Language, string[]>> = {
  en: [
    'Donation receipt',
    'RWF 1,250,000',
    'One million two hundred and fifty thousand Rwandan francs',
    '5 March 2026',
  ],
  fr: ['Reçu de don', '1 250 000 RWF', 'Un million deux cent cinquante mille francs rwandais', '5 mars 2026'],
  rw: ['Inyemezabwishyu', '1.250.000 Frw', 'miliyoni imwe n’ibihumbi magana abiri na mirongo itanu', '5 Werurwe 2026'],
};

test.each(languages)(
  'A receipt in %s says number, giver, amount in figures and words, purpose and tax number',
  async (language) => {
    const text = await onlyPageOf(await receiptPdf({ ...receipt, language }));
    const wanted = [
      ...(inEach[language] ?? []),
      '2026-000123',
      receipt.giver.name,
      'BP 1234, Huye',
      'Seeds for Nyamagabe',
      'MTN Mobile Money',
    ];
    for (const words of [...wanted, 'Twese Hamwe', '102345678', 'info@example.org']) expect(text).toContain(words);
    expect(text).not.toContain('VOID');
  },
);

test('A receipt names itself, its organisation and its language to the reader’s program', async () => {
  const { info } = await getMeta(
    await getDocumentProxy(new Uint8Array(await receiptPdf({ ...receipt, language: 'fr' }))),
  );
  expect(info).toMatchObject({ Title: 'Reçu de don 2026-000123', Author: 'Twese Hamwe', Language: 'fr' });
});

test('A receipt for the whole organisation says so, and one of a giver without a name leaves nothing empty', async () => {
  const text = await onlyPageOf(await receiptPdf({ ...receipt, purpose: '', giver: { name: ' ' }, isAnonymous: true }));
  expect(text).toContain('Where it is needed most');
  expect(text).toContain('A giver who wishes to remain anonymous');
});

test('A giver who wishes to stay unnamed has the name on the receipt, with the promise not to publish it', async () => {
  const text = await onlyPageOf(await receiptPdf({ ...receipt, isAnonymous: true }));
  expect(text).toContain(receipt.giver.name);
  expect(text).toContain('this name is not published');
});

test('A void receipt says so and since when, and thanks nobody', async () => {
  const text = await onlyPageOf(await receiptPdf({ ...receipt, voidedOn: '2026-04-01' }));
  for (const words of ['VOID', 'void since 1 April 2026']) expect(text).toContain(words);
  expect(text).not.toContain('Thank you');
});

test('The same content gives the same bytes', async () => {
  expect(await receiptPdf(receipt)).toEqual(await receiptPdf(receipt));
  expect(await yearlySummaryPdf(summary)).toEqual(await yearlySummaryPdf(summary));
  expect(await receiptPdf({ ...receipt, number: '2026-000124' })).not.toEqual(await receiptPdf(receipt));
});

test('A summary of a hundred gifts has them all, on numbered pages with headings, and the total of each currency', async () => {
  const pages = await pagesOf(await yearlySummaryPdf(summary));
  expect(pages.length).toBeGreaterThan(2);
  const whole = pages.join(' ');
  for (const { receiptNumber } of summary.gifts) expect(whole).toContain(receiptNumber);
  for (const [place, page] of pages.entries()) {
    expect(page).toContain(`Page ${place + 1} of ${pages.length}`);
    expect(page).toContain('Paid by');
  }
  // 1,000 + 3,000 + … + 99,000 francs, and 20 + 40 + … + 1,000 dollars.
  expect(whole).toMatch(/Total in RWF RWF\s2,500,000/);
  expect(whole).toMatch(/Total in USD USD\s25,500/);
  expect(whole).not.toContain('Total in EUR');
});

test.each(languages)('A year without gifts is a page that says so in %s', async (language) => {
  const text = await onlyPageOf(await yearlySummaryPdf({ ...summary, language, gifts: [] }));
  expect(text).toContain('2026');
  expect(text).toContain('102345678');
});

const longTexts = {
  'one word': 'W'.repeat(5000),
  'many words': 'wide words '.repeat(450),
  'marks over a letter': `a${'\u0301'.repeat(5000)}`,
  'a text that turns round': '\u202e\u2067abc\u0000\n'.repeat(700),
  emoji: '👩‍👩‍👧'.repeat(600),
  'other scripts': '漢字عربى'.repeat(700),
  spaces: ' \u00a0\t'.repeat(1700),
};

test.each(Object.entries(longTexts))('5,000 characters in every field stay on the page: %s', async (_, text) => {
  const hostile = { name: text, address: text, taxNumber: text, phone: text, email: text };
  const fields = { number: text, giver: hostile, way: text, purpose: text, organisation: hostile };
  for (const language of languages)
    await onlyPageOf(await receiptPdf({ ...receipt, ...fields, language, isAnonymous: true, voidedOn: '2026-04-01' }));
  const gifts = [0, 1].map((place) => ({ ...gift(place), way: text, purpose: text, receiptNumber: text }));
  await onlyPageOf(await yearlySummaryPdf({ ...summary, giver: hostile, organisation: hostile, gifts }));
});

test('A name of 200 letters is there whole', async () => {
  const name = 'Uwimana Mukandayisenga '.repeat(9).trim().slice(0, 200);
  expect(await onlyPageOf(await receiptPdf({ ...receipt, giver: { name } }))).toContain(name);
});

/** Names of givers, and whether the fonts have their letters. */
const names = readFileSync(new URL('../../tests/cases/people/names.csv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => row.split(','));
const printedNames = names.filter(([, printed]) => printed === 'yes').map(([name = '']) => name.normalize('NFC'));
const otherNames = names.filter(([, printed]) => printed === 'no').map(([name = '']) => name);

test.each(printedNames)(
  'The receipt of %s says this name, and what is copied from it is what is printed',
  async (name) => {
    expect(unprintable(name)).toBe('');
    const text = await onlyPageOf(await receiptPdf({ ...receipt, giver: { name }, purpose: '' }));
    expect(text.normalize('NFC')).toContain(name);
    for (const words of ['Donation receipt', 'Where it is needed most', 'info@example.org', 'MTN Mobile Money'])
      expect(text).toContain(words);
    const [year] = await pagesOf(await yearlySummaryPdf({ ...summary, gifts: [], giver: { name } }));
    expect(year?.normalize('NFC')).toContain(name);
  },
);

test.each(otherNames)('The receipt of %s has a line on which the name is written by hand', async (name) => {
  expect(unprintable(name)).not.toBe('');
  const text = await onlyPageOf(await receiptPdf({ ...receipt, giver: { name } }));
  expect(text).toMatch(/_{10}/);
  expect(text).not.toContain('?');
});

test('Every letter that can be printed is copied as itself', async () => {
  const letters = Array.from({ length: 0x530 - 0xc0 }, (_, offset) => String.fromCodePoint(0xc0 + offset))
    .concat(Array.from({ length: 0x100 }, (_, offset) => String.fromCodePoint(0x1e00 + offset)))
    .filter((letter) => /\p{L}/u.test(letter) && letter.normalize('NFC') === letter && unprintable(letter) === '');
  expect(letters.length).toBeGreaterThan(1000);
  // Each word begins with a letter without marks, so that one that is drawn as two would be found out.
  const words = letters.map((letter) => `i${letter}`);
  for (let at = 0; at < words.length; at += 60) {
    const some = words.slice(at, at + 60);
    const text = await onlyPageOf(
      await receiptPdf({ ...receipt, giver: { name: some.slice(0, 30).join(' ') }, purpose: some.slice(30).join(' ') }),
    );
    for (const word of some) expect(text).toContain(word);
  }
});

test('Nothing that draws is loaded before the first receipt', async () => {
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ resolve: (name, context, next) => { const it = next(name, context); loaded.push(it.url); return it; } });
    await import('./server/receipts/receipt-pdf.ts');
    console.log(loaded.some((url) => url.endsWith('sheet.ts')), loaded.some((url) => url.includes('pdfkit')));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script]);
  expect(stdout.trim()).toBe('true false');
});

test('A screen reader hears a receipt as a table in which every line has its heading, and knows that it is made for it', async () => {
  const bytes = await receiptPdf({ ...receipt, organisation: { ...organisation, name: 'Twese & <Hamwe>' } });
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const heard = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
  const roles = Array.from(heard.matchAll(/"role":"(\w+)"/g), ([, role = '']) => role);
  expect(roles.filter((role) => role === 'Table')).toHaveLength(1);
  const ofTable = roles.filter((role) => ['TR', 'TH', 'TD'].includes(role));
  expect(ofTable).toEqual(Array.from({ length: 5 }, () => ['TR', 'TH', 'TD']).flat());
  const text = Buffer.from(bytes).toString('latin1');
  expect(text.match(/\/Scope \/Row/g)).toHaveLength(5);
  const [xml = ''] = /<x:xmpmeta.*<\/x:xmpmeta>/s.exec(text) ?? [];
  expect(xml).toContain('<pdfuaid:part>1</pdfuaid:part>');
  new SaxesParser({ xmlns: true }).write(xml).close();
});
