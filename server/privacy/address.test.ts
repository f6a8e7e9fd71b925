import { expect, test } from 'vitest';
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
