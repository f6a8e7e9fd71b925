import { describe, expect, test } from 'vitest';
import { readBlocks } from './block-comments.ts';

function read(text: string, footnotes = '') {
  const remarks: string[] = [];
  const say = (kind: string) => (what: string, detail?: string) => remarks.push(`${kind}: ${what}: ${detail}`);
  return { html: readBlocks(text, { lose: say('lost'), change: say('changed'), footnotes }), remarks };
}

describe('blocks that only WordPress can fill', () => {
  test('is said', () => {
    const posts = '<!-- wp:latest-posts {"postsToShow":3} /-->';
    expect(read(`<!-- wp:paragraph --><p>a</p><!-- /wp:paragraph -->${posts}<!-- wp:x/form /--><!--more-->`)).toEqual({
      html: '<!-- wp:paragraph --><p>a</p><!-- /wp:paragraph --><!--more-->',
      remarks: [
        `lost: blocks that only WordPress can fill (latest-posts): ${posts}`,
        'lost: blocks that only WordPress can fill (x/form): <!-- wp:x/form /-->',
      ],
    });
  });

  test.each([
    [
      '<!-- wp:social-link {"url":"https://a.example/","service":"facebook"} /-->',
      '<li><a href="https://a.example/">Facebook</a></li>',
    ],
    [
      '<!-- wp:social-link {"url":"mailto:a@b.example","label":"Write <b>"} /-->',
      '<li><a href="mailto:a@b.example">Write &lt;b&gt;</a></li>',
    ],
    [
      '<!-- wp:navigation-link {"label":"About us","url":"https://a.example/about"} /-->',
      '<p><a href="https://a.example/about">About us</a></p>',
    ],
    ['<!-- wp:x/card {"url":"https://a.example/"} /-->', '<p><a href="https://a.example/">https://a.example/</a></p>'],
  ])('%s leaves its link', (text, html) => expect(read(text)).toEqual({ html, remarks: [] }));

  test('an address that is none of a page leaves nothing', () => {
    const text = '<!-- wp:social-link {"url":"javascript:alert(1)","service":"x"} /-->';
    expect(read(text)).toEqual({
      html: '',
      remarks: [`lost: blocks that only WordPress can fill (social-link): ${text}`],
    });
  });
});

describe('the pattern of a list of posts', () => {
  const query = '<!-- wp:query {"queryId":1} -->';

  test('is left out with its words, which are shown once for each post or never', () => {
    const inside = '<!-- wp:post-title /--><!-- wp:query --><p>b</p><!-- /wp:query --><p>Nothing was found</p>';
    expect(read(`<p>a</p>${query}${inside}<!-- /wp:query --><p>c</p>`)).toEqual({
      html: '<p>a</p><p>c</p>',
      remarks: [`lost: blocks that only WordPress can fill (query): ${query}`],
    });
  });

  test.each([
    [`${query}<p>a</p>`, `${query}<p>a</p>`],
    [`${query}${query}<p>a</p><!-- /wp:query --><p>b</p>`, '<p>b</p>'],
    ['<!-- /wp:query --><p>a</p>', '<!-- /wp:query --><p>a</p>'],
  ])('takes nothing else along where it is not closed: %s', (text, html) => expect(read(text).html).toBe(html));
});

test('the report says that columns now stand one below the other', () => {
  const group = (layout: string) => `<!-- wp:group {"layout":${layout}} --><div>a</div><!-- /wp:group -->`;
  const sideBySide = [group('{"type":"flex"}'), group('{"type":"grid"}')];
  const others = [group('{"type":"flex","orientation":"vertical"}'), group('{"type":"constrained"}'), group('7')];
  expect(read([...sideBySide, ...others].join('')).remarks).toEqual([
    'changed: content that was side by side is now one below the other: 2 in this text',
  ]);
});

test('a text on several pages is on one, and none of its paragraphs run together', () => {
  expect(read('a<!--nextpage-->b')).toEqual({
    html: 'a\n\nb',
    remarks: ['changed: texts that were split into pages are now on one page: 2 pages'],
  });
});

test('footnotes stand where the text has them, once', () => {
  const block = '<!-- wp:footnotes /-->';
  expect(read(`a${block}${block}`, '<ol><li>b</li></ol>')).toEqual({
    html: 'a<ol><li>b</li></ol>',
    remarks: [`lost: blocks that only WordPress can fill (footnotes): ${block}`],
  });
});
