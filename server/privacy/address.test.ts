import { expect, test } from 'vitest';
import { personAddress } from '../../domain/privacy.ts';
import { random } from '../../tests/support/random.ts';
import { jsonSaysAddress, jsonWithoutAddress, saysAddress } from './address.ts';

const EMAIL = 'ann@example.org';

test.each([
  EMAIL,
  'ANN@Example.ORG',
  `<${EMAIL}>`,
  `Ann <${EMAIL}>, Bo <bo@example.org>`,
  `Write to ${EMAIL}.`,
  `E-mail: ${EMAIL}\nPhone: 1`,
  `mailto:${EMAIL}?subject=x`,
  `?email=${EMAIL}&x=1`,
  `'${EMAIL}'`,
  `- ${EMAIL}`,
  `-${EMAIL}-`,
  `...${EMAIL}...`,
  `joann@example.org and ${EMAIL}`,
  `${EMAIL}.rw, ${EMAIL}`,
])('%j says the address', (text) => {
  expect(saysAddress(text, EMAIL)).toBe(true);
});

test.each([
  'joann@example.org',
  'jo.ann@example.org',
  'jo-ann@example.org',
  'jo+ann@example.org',
  "o'ann@example.org",
  '_ann@example.org',
  'éann@example.org',
  '1ann@example.org',
  'ann@example.org.rw',
  'ann@example.organic',
  'ann@example.org-shop.com',
  'ann@example.orgé',
  'ann@example',
  '',
])('%j does not', (text) => {
  expect(saysAddress(text, EMAIL)).toBe(false);
});

const NUMBER = '+250788111222';

test.each([
  NUMBER,
  '0788111222',
  '788 111 222',
  'Phone: 0788 111 222\nOrganisation: 12',
  'call +250 (0) 788-111-222.',
  '(0788) 111.222',
  '00250788111222',
  '250 788 111 222/0733 222 333',
  'on 2026-11-27: 0788111222',
])('%j says the telephone number', (text) => {
  expect(saysAddress(text, NUMBER)).toBe(true);
});

test.each(['0788111223', '10788111222', '07881112220', '+256788111222', '0788\n111\n222', '788', ''])(
  '%j does not say the number',
  (text) => {
    expect(saysAddress(text, NUMBER)).toBe(false);
  },
);

test('a number of another country is said with its country', () => {
  expect(saysAddress('+44 20 7946 0958', '+442079460958')).toBe(true);
  expect(saysAddress('020 7946 0958', '+442079460958')).toBe(false);
});

test.each(['+32 2 123 45 67', '+32 (0)2 123 45 67', '0032 02/123.45.67'])('%j says the Belgian number', (text) => {
  expect(saysAddress(text, '+3221234567')).toBe(true);
});

test('a number is replaced whole, and what stands around it is not', () => {
  const said = { text: 'Call +250 788 111 222, or 0733 222 333.' };
  expect(JSON.parse(jsonWithoutAddress(JSON.stringify(said), NUMBER) ?? '')).toEqual({
    text: 'Call [erased], or 0733 222 333.',
  });
});

test('in JSON each text is looked at as it was written', () => {
  expect(jsonSaysAddress(JSON.stringify({ note: `Hello\n${EMAIL}\tx` }), EMAIL)).toBe(true);
  expect(jsonSaysAddress(JSON.stringify({ deep: [{ list: [EMAIL] }] }), EMAIL)).toBe(true);
  expect(jsonSaysAddress(JSON.stringify({ [EMAIL]: 1 }), EMAIL)).toBe(true);
  expect(jsonSaysAddress(JSON.stringify({ email: 'joann@example.org', note: 'a\njoann@example.org' }), EMAIL)).toBe(
    false,
  );
  expect(jsonSaysAddress(null, EMAIL)).toBe(false);
});

test('is replaced wherever it is said, and nothing else is', () => {
  const said = { text: `İİ Write to ANN@example.org, joann@example.org\n${EMAIL}.`, [EMAIL]: [1, null, `<${EMAIL}>`] };
  expect(JSON.parse(jsonWithoutAddress(JSON.stringify(said), EMAIL) ?? '')).toEqual({
    text: 'İİ Write to [erased], joann@example.org\n[erased].',
    '[erased]': [1, null, '<[erased]>'],
  });
  expect(jsonWithoutAddress(null, EMAIL)).toBe(null);
});

/** Letters of which addresses are made, with those that people and programs put between them. */
const letters = [
  '+',
  '2',
  '5',
  '0',
  '7',
  '8',
  '1',
  ' ',
  '-',
  '(',
  ')',
  '.',
  '/',
  '@',
  'a',
  'ann',
  'example',
  '.org',
  'é',
];

/** Begins of addresses, and whole ones. */
const whole = [EMAIL, NUMBER, '+442079460958', '0788 111 222'];

test('what is taken as an address changes no text that does not hold it', () => {
  const pick = random(7);
  const text = (most: number) => Array.from({ length: pick(most) }, () => letters[pick(letters.length)]).join('');
  const parts = whole.flatMap((one) => Array.from(one, (_, length) => one.slice(0, length)));
  const typed = ['', '+', '+0', '+250', '+1', ...whole, ...parts, ...Array.from({ length: 3000 }, () => text(14))];
  const taken = typed.flatMap((address) => personAddress.safeParse({ address }).data?.address ?? []);
  expect(new Set(taken)).toContain(NUMBER);
  for (const address of taken) {
    const holding = Array.from({ length: 20 }, () => `${text(12)}${address.slice(pick(address.length))}${text(12)}`);
    for (const said of ['', 'Call +250 733 222 333 today', '2026', ...holding]) {
      const json = JSON.stringify({ said });
      const digits = address.startsWith('+') ? address.slice(-9) : address;
      const held = address.startsWith('+') ? said.replaceAll(/\D/g, '') : said.toLowerCase();
      if (!held.includes(digits)) expect(jsonWithoutAddress(json, address), address).toBe(json);
    }
  }
});

test('a part of a number is found nowhere, and the empty text is refused', () => {
  for (const part of ['+', '+250']) expect(jsonWithoutAddress('"Call the office"', part)).toBe('"Call the office"');
  expect(() => saysAddress('text', '')).toThrow('The empty text is no address');
});
