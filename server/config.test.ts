import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';

let dataFolder: string;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'intambwe-config-'));
});

afterAll(() => rm(dataFolder, { recursive: true, force: true }));

const publicUrlOf = (address: string) => readConfig({ DATA_DIR: dataFolder, PUBLIC_URL: address }).publicUrl;

test('the address of the site is its name and port, with or without a slash', () => {
  expect(publicUrlOf('https://example.org')).toBe('https://example.org');
  expect(publicUrlOf('https://Example.org/')).toBe('https://example.org');
  expect(publicUrlOf('http://localhost:3000')).toBe('http://localhost:3000');
});

test.each([
  'https://example.org/site',
  'https://example.org/?a=b',
  'https://example.org/#top',
  'https://user:secret@example.org',
  'https://user@example.org/',
])('%s is refused in words, and what is secret in it is not repeated', (address) => {
  expect(() => publicUrlOf(address)).toThrow(
    /^These settings cannot be used\. PUBLIC_URL: use the name of the site alone/,
  );
  expect(() => publicUrlOf(address)).not.toThrow('secret');
});
