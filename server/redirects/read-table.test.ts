import { expect, test } from 'vitest';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { signedIn } from '../../tests/support/signed-in.ts';
import { readRedirectTable } from './read-table.ts';

const cells = (...lines: string[]) => readRedirectTable(lines.join('\n')).map((row) => row.cells);

test.each([
  ['a remark', ['/a1,/history,"moved; see mail"'], ['/a1', '/history', 'moved; see mail']],
  ['an old address', ['/a2;jsessionid=5,/history'], ['/a2;jsessionid=5', '/history']],
  ['a later row', ['/a0,/history', '/a2;jsessionid=5,/team'], ['/a2;jsessionid=5', '/team']],
  ['a query', ['/x/?a=1&amp;b=2,/history'], ['/x/?a=1&amp;b=2', '/history']],
  ['a first cell with marks of its own', ['"/a ""b;c""/",/history'], ['/a "b;c"/']],
])('a semicolon in %s of a file with commas cuts nothing', (_, lines, last) => {
  expect(cells(...lines).at(-1)).toEqual(last);
});

test.each([
  ['semicolons', ';'],
  ['tabs', '\t'],
  ['commas', ','],
])('a file with %s is cut at them, with quotation marks or without', (_, sign) => {
  expect(cells(`\uFEFF`, `"/a"${sign}/b`, `/c${sign}"/d"`)).toEqual([
    ['/a', '/b'],
    ['/c', '/d'],
  ]);
});

test('a quoted comma in the first row of a file with semicolons cuts nothing', () => {
  expect(cells('"Old, if known"; "New, or none"', '/a;/b')).toEqual([['/a', '/b']]);
});

test('an address with a comma or a quotation mark has no second column', () => {
  expect(cells('/a;/b', '/c,/d;/e', '/f"g;/h', '/i%2C%22;/j')).toEqual([
    ['/a', '/b'],
    ['/c,/d'],
    ['/f"g'],
    ['/i%2C%22', '/j'],
  ]);
});

test('a first row is a heading where it has no address and later ones do', () => {
  expect(cells('Old: address,New address', '/a,/b')).toEqual([['/a', '/b']]);
  expect(cells('about,/history', '/a,/b')).toHaveLength(2);
  expect(cells('https:about,history', '/a,/b')).toHaveLength(2);
  expect(cells('about,history', 'staff,team')).toEqual([
    ['about', 'history'],
    ['staff', 'team'],
  ]);
  expect(cells('about,history', 'staff,team', '/a,/b')[0]).toEqual(['about', '']);
});

eachDatabase('a file of old addresses', (app) => {
  test('a row that is passed over among others like it, or cut at the wrong place, is refused with a reason', async () => {
    const { access } = await signedIn(app, { isSuperuser: true });
    const text = ['about,mission', 'staff,team', '/a,/history', '"/b,c",/history', '/d"e,/history'].join('\n');
    const reply = await app.call('POST', '/redirects/table/', { text, is_trial: true }, access);
    const { added, refused } = await reply.json();
    expect(added).toBe(2);
    expect(refused).toMatchObject([
      { row: 1, from: 'about', why: 'This is not an address of this site. Enter one that begins with /.' },
      { row: 4, from: '/b,c', why: 'This row needs two columns: the old address, and where it should lead.' },
      { row: 5, from: '/d"e', why: 'This row needs two columns: the old address, and where it should lead.' },
    ]);
  });
});
