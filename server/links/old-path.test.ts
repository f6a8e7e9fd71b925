import { describe, expect, test } from 'vitest';
import { isOwnTarget, readOldPath } from './old-path.ts';

describe('the one spelling of an old address', () => {
  test.each([
    ['https://old.example/2013/01/Slug/', '/2013/01/slug'],
    ['/2013/01/slug', '/2013/01/slug'],
    ['//old.example/slug/?utm_source=x', '/slug'],
    ['/a%20b/%C3%89t%C3%A9/', '/a b/été'],
    ['/e%CC%81', '/é'],
    ['/%zz', '/%zz'],
    ['/a//b///', '/a/b'],
    ['/?p=568', '/?p=568'],
    ['https://old.example/?preview=true&p=568', '/?p=568'],
    ['/index.php?page_id=2', '/?page_id=2'],
    ['/index.php/2013/01/slug/', '/2013/01/slug'],
    ['/wp-content/uploads/2013/01/A-300x200.JPG', '/wp-content/uploads/2013/01/a-300x200.jpg'],
    ['/slug/?p=3', '/slug'],
  ])('%s is %s', (written, path) => expect(readOldPath(written)).toBe(path));

  test.each(['/', '', 'https://old.example', '/?q=1', '/?p=', '/a%00b', `/${'a'.repeat(501)}`, 'http://[', '/a%0ab'])(
    '%j is none',
    (written) => expect(readOldPath(written)).toBeUndefined(),
  );
});

describe('permitted targets of an old address', () => {
  test.each(['/', '/BlogDetail/5', '/MoreBlogs?category=3', '/media/abc-DEF_1.jpg', '/feed.xml', '/about/partners'])(
    '%s',
    (target) => expect(isOwnTarget(target)).toBe(true),
  );

  test.each([
    '',
    'BlogDetail/5',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/a//evil.example',
    '/@evil.example:80',
    'javascript:alert(1)',
    '/a\r\nset-cookie: x=1',
    '/a b',
    `/${'a'.repeat(500)}`,
  ])('not to %j', (target) => expect(isOwnTarget(target)).toBe(false));
});

test('a hostile address is read in no time', () => {
  for (const piece of ['/', '%', '/a', '%2f', '?p=', '&p=', '/index.php', 'é']) {
    const address = `/${piece.repeat(20_000)}!`;
    expect(isOwnTarget(address)).toBe(false);
    readOldPath(address);
  }
});
