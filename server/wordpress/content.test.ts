import { expect, test } from 'vitest';
import { readMarkup } from './markup.ts';
import { withParagraphs } from './paragraphs.ts';
import { withoutShortcodes } from './shortcodes.ts';
import { pathsIn } from './upload-paths.ts';
import { momentOf } from './when.ts';

test.each([
  ['One\n\nTwo\nthree\n\n\n\nFour', '<p>One</p><p>Two<br />three</p><p>Four</p>'],
  [
    '<h2>Title</h2>\nText\n<ul>\n<li>a\n\nb</li>\n</ul>\nafter',
    '<h2>Title</h2><p>Text</p><ul>\n<li>a\n\nb</li>\n</ul><p>after</p>',
  ],
  ['<p>one\n\none</p>\n\n<p>two</p>', '<p>one\n\none</p><p>two</p>'],
  ['<div>a</div><div>b</div>', '<p>a</p><p>b</p>'],
  ['<blockquote>said\n\ntwice</blockquote>', '<blockquote><p>said</p><p>twice</p></blockquote>'],
  ['<strong>Bold</strong> and <em>more</em>', '<p><strong>Bold</strong> and <em>more</em></p>'],
  ['<pre>one\n  two</pre>', '<p>one<br />  two</p>'],
  [
    'a\n\nhttps://video.example/?a=1&amp;b=2\n\nb',
    '<p>a</p><p><a href="https://video.example/?a=1&amp;b=2">https://video.example/?a=1&amp;b=2</a></p><p>b</p>',
  ],
  ['a<br />\nb<hr />c', '<p>a<br />b</p><hr /><p>c</p>'],
  ['', ''],
])('%j has the paragraphs %j', (html, made) => expect(withParagraphs(html)).toBe(made));

const clean = (text: string) => withoutShortcodes(text, (ids) => `{${ids?.join() ?? 'own'}}`);

test.each([
  ['[caption width="3"]<img> Words[/caption]', '<figure><img> Words</figure>'],
  ['[caption caption="Old & new"]<img>[/caption]', '<figure><img>Old &amp; new</figure>'],
  ['[gallery ids="3, 4"] [gallery] [gallery include=\'5\']', '{3,4} {own} {5}'],
  ['[embed width="5"]https://a.example/[/embed]', '\n\nhttps://a.example/\n\n'],
  ['[video mp4="https://a.example/b.mp4"][/video]', '\n\nhttps://a.example/b.mp4\n\n'],
  ['He said [sic] on page [1] that [it is so]', 'He said [sic] on page [1] that [it is so]'],
  ['[caption]never closed', '[caption]never closed'],
])('%j becomes %j', (text, html) => expect(clean(text)).toEqual({ html, lost: [] }));

test('of every other shortcode what it encloses stays', () => {
  expect(clean('[row][column width="1/2"]inside[/column][/row] [my_form] [form id=3 /]')).toEqual({
    html: 'inside  ',
    lost: ['row', 'column', 'my_form', 'form'],
  });
});

test('a text of nothing but brackets does not take long', () => {
  const began = performance.now();
  clean('[caption '.repeat(100_000) + '[a b='.repeat(100_000));
  readMarkup('<div class="wp-caption">'.repeat(30_000));
  expect(performance.now() - began).toBeLessThan(10_000);
});

test('holders of figures, captions of themes, tables and frames are made simple', () => {
  const { html } = readMarkup(
    '<figure class="wp-block-gallery"><figure class="wp-block-image"><img src="a" /></figure></figure>' +
      '<div class="wp-caption"><img src="b" /><p class="wp-caption-text">Words</p></div>' +
      '<table><tr><td>a</td><td>b</td></tr></table><iframe src="https://a.example/"></iframe>',
  );
  expect(html).toBe(
    '<div><figure><img src="/wanted/0" alt="" /></figure></div>' +
      '<figure><img src="/wanted/1" alt="" /><figcaption>Words</figcaption></figure>' +
      '<p>a b </p><a href="https://a.example/">https://a.example/</a>',
  );
});

test.each([
  [
    'https://a.example/wp-content/uploads/2021/05/a%20b-300x200.jpg?w=3',
    ['2021/05/a b.jpg', '2021/05/a b-scaled.jpg', '2021/05/a b-300x200.jpg'],
  ],
  ['/wp-content/uploads/report.pdf', ['report.pdf', 'report-scaled.pdf']],
  [
    'https://i0.wp.com/a.example/wp-content/uploads/sites/3/a.png',
    ['a.png', 'a-scaled.png', 'sites/3/a.png', 'sites/3/a-scaled.png'],
  ],
  ['https://name.files.wordpress.com/2014/a.jpg', ['2014/a.jpg', '2014/a-scaled.jpg']],
  ['https://a.example/about/', []],
])('%s lies at %j', (address, paths) => expect(pathsIn(address)).toEqual(paths));

test('a moment is UTC, or what the mail form says; what has none has none', () => {
  expect(momentOf('2021-05-03 10:00:00')).toBe('2021-05-03T10:00:00.000Z');
  expect(momentOf('0000-00-00 00:00:00', 'Mon, 03 May 2021 12:00:00 +0200')).toBe('2021-05-03T10:00:00.000Z');
  expect(momentOf('0000-00-00 00:00:00', 'Mon, 30 Nov -0001 00:00:00 +0000')).toBeNull();
  expect(momentOf('never')).toBeNull();
});
