import { describe, expect, test } from 'vitest';
import { parseSettings } from './settings-file.ts';

describe('a file of settings is read as systemd reads it', () => {
  test.each([
    ['a plain value', 'PORT=3000', { PORT: '3000' }],
    ['an address in angle brackets', 'MAIL_FROM=Ibanga <a@b.rw>', { MAIL_FROM: 'Ibanga <a@b.rw>' }],
    ['blanks around', '  PORT =  3000  \t\nHOST=::1', { PORT: '3000', HOST: '::1' }],
    ['comments and empty lines', '# one\n; two\n\n  # three\nPORT=1', { PORT: '1' }],
    ['no comment behind a value', 'KEY=a #b', { KEY: 'a #b' }],
    ['single quotes', `KEY=' a "b" \\n '`, { KEY: ' a "b" \\n ' }],
    ['double quotes', String.raw`KEY=" a \"b\" \$ \n "`, { KEY: String.raw` a "b" $ \n ` }],
    ['quoted parts behind each other', `KEY='a' "b"`, { KEY: 'ab' }],
    ['a quote in the middle is a character', `KEY=o'clock`, { KEY: `o'clock` }],
    ['a value over two lines', 'KEY=a\\\nb\nPORT=1', { KEY: 'ab', PORT: '1' }],
    ['a line end between quotes', 'KEY="a\nb"\nPORT=1', { KEY: 'a\nb', PORT: '1' }],
    ['a backslash without quotes', String.raw`KEY=a\$b\\c`, { KEY: String.raw`a$b\c` }],
    ['an escaped blank at the end', 'KEY=a\\  \nPORT=1', { KEY: 'a ', PORT: '1' }],
    [
      'an equals sign in a value',
      'MEDIA_URL=s3://b?endpoint=https://x&region=y',
      { MEDIA_URL: 's3://b?endpoint=https://x&region=y' },
    ],
    ['an empty value', 'KEY=\nPORT=1', { KEY: '', PORT: '1' }],
    ['the last one of two', 'PORT=1\nPORT=2', { PORT: '2' }],
    ['no name', 'export PORT=1\n1A=2\njust words\n=x', {}],
    ['lines that end as on Windows', 'PORT=1\r\nHOST=h\r\n', { PORT: '1', HOST: 'h' }],
    ['a quote that is never closed', 'KEY="abc', { KEY: 'abc' }],
  ])('%s', (_, text, settings) => {
    expect(parseSettings(text)).toEqual(settings);
  });
});
