import { expect, test } from 'vitest';
import { readLinkAddress } from './typed-address.ts';

test.each([
  ['example.org/maize', 'https://example.org/maize'],
  ['http://example.org', 'http://example.org'],
  ['/donate', '/donate'],
  ['info@example.org', 'mailto:info@example.org'],
  ['mailto:info@example.org', 'mailto:info@example.org'],
  ['tel:+250 788 000 000', 'tel:+250788000000'],
])('%s leads to %s', (written, address) => expect(readLinkAddress(written)).toEqual({ address }));

test.each([
  '',
  'maize',
  'javascript:alert(1)',
  'JavaScript:alert(1)//x@example.org',
  'data:text/html,<b>a</b>',
  '//evil.example/',
  'mailto:',
])('%j leads nowhere', (written) =>
  expect(readLinkAddress(written)).toEqual({ problem: expect.stringContaining('web address') }),
);
