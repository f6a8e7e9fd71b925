import { expect, test } from 'vitest';
import { readBlocks } from './block-comments.ts';
import { flowOf } from './blocks.ts';
import { momentOf } from './draft.ts';
import type { Writing } from './inline.ts';
import { withoutShortcodes } from './shortcodes.ts';
import { readTree } from './tree.ts';
import { pathsIn } from './upload-paths.ts';

const file = { id: 1, url: '/media/a.jpg', width: 30, height: 20, isPicture: true, alt: '' };

function writeText(html: string, hasLines = true) {
  const remarks: string[] = [];
  const writing: Writing = {
    file: ({ name }) => (name === 'img' ? file : undefined),
    link: (href) => href,
    hasLines,
    alignment: 'start',
    lose: (what) => remarks.push(what),
    change: (what) => remarks.push(what),
  };
  return { html: flowOf(readTree(html).nodes, writing), remarks };
}

const sized = (width: number, height: number) =>
  `<img src="/media/a.jpg" width="${width}" height="${height}" alt="" />`;
const img = sized(30, 20);
const figure = `<figure>${img}</figure>`;

test.each([
  ['One\n\nTwo\nthree\n\n\n\nFour', '<p>One</p><p>Two<br />three</p><p>Four</p>'],
  ['<h2>Title</h2>\nText\n<ul>\n<li>a</li>\n</ul>\nafter', '<h2>Title</h2><p>Text</p><ul><li>a</li></ul><p>after</p>'],
  ['<div>a</div><div>b</div>', '<p>a</p><p>b</p>'],
  [
    '<blockquote>said\n\ntwice<cite>Aline</cite></blockquote>',
    '<blockquote><p>said</p><p>twice<cite>Aline</cite></p></blockquote>',
  ],
  ['<strong>Bold</strong> and <em>more</em>', '<p><strong>Bold</strong> and <em>more</em></p>'],
  ['<pre>one\n  two</pre>', '<pre>one\n  two</pre>'],
  ['<pre class="wp-block-code"><code>a &lt; b</code></pre>', '<pre><code>a &lt; b</code></pre>'],
  ['a<br />\nb<hr />c', '<p>a<br />b</p><hr /><p>c</p>'],
  [
    '<p style="text-align: center">a</p><h3 class="has-text-align-right">b</h3>',
    '<p class="align-center">a</p><h3 class="align-right">b</h3>',
  ],
  [
    '<ul><li>a<ul><li>b</li></ul></li><ul><li>c</li></ul></ul>',
    '<ul><li>a<ul><li>b</li></ul><ul><li>c</li></ul></li></ul>',
  ],
  ['<ol start="3"><li>a</li></ol>', '<ol start="3"><li>a</li></ol>'],
  ['<dl><dt>a</dt><dd>b</dd><dd>c</dd></dl>', '<dl><dt>a</dt><dd>b</dd><dd>c</dd></dl>'],
  [
    '<details class="wp-block-details"><summary>a</summary><p>b</p></details>',
    '<details><summary>a</summary><p>b</p></details>',
  ],
  [
    '<figure class="wp-block-table"><table><thead><tr><th colspan="2">a</th></tr></thead><tbody><tr><td style="text-align:right">b</td><td>c</td></tr></tbody></table><figcaption>d</figcaption></figure>',
    '<table><caption>d</caption><thead><tr><th colspan="2">a</th></tr></thead><tbody><tr><td class="align-right">b</td><td>c</td></tr></tbody></table>',
  ],
  ['<table><tr><td>a</td></tr></table>', '<table><tbody><tr><td>a</td></tr></tbody></table>'],
  [
    '<div class="wp-block-columns"><div class="wp-block-column"><p>a</p></div><div class="wp-block-column">b</div></div>',
    '<div class="columns"><div class="column"><p>a</p></div><div class="column"><p>b</p></div></div>',
  ],
  [
    '<div class="wp-block-media-text"><figure class="wp-block-media-text__media"><img src="a"></figure><div class="wp-block-media-text__content"><p>a</p></div></div>',
    `<div class="columns"><div class="column">${figure}</div><div class="column"><p>a</p></div></div>`,
  ],
  [
    '<div class="wp-block-cover"><span class="wp-block-cover__background"></span><img class="wp-block-cover__image-background" src="a"><div class="wp-block-cover__inner-container"><p>a</p></div></div>',
    `${figure}<p>a</p>`,
  ],
  [
    '<div class="wp-block-cover" style="background-image:url(https://a.example/b.jpg)"><p>a</p></div>',
    `${figure}<p>a</p>`,
  ],
  [
    '<figure class="wp-block-gallery"><figure class="wp-block-image"><img src="a"><figcaption>b</figcaption></figure><figure class="wp-block-image"><img src="a"></figure><figcaption class="blocks-gallery-caption">c</figcaption></figure>',
    `<div class="gallery"><figure>${img}<figcaption>b</figcaption></figure>${figure}<p>c</p></div>`,
  ],
  [
    '<ul class="wp-block-gallery"><li class="blocks-gallery-item"><figure><img src="a"></figure></li></ul>',
    `<div class="gallery">${figure}</div>`,
  ],
  [
    '<div class="wp-caption"><img src="b" /><p class="wp-caption-text">Words</p></div>',
    `<figure>${img}<figcaption>Words</figcaption></figure>`,
  ],
  ['<p><a href="/x"><img src="b" /></a></p>', `<figure><a href="/x">${img}</a></figure>`],
  [
    '<figure class="wp-block-pullquote"><blockquote><p>a</p><cite>b</cite></blockquote></figure>',
    '<blockquote><p>a</p><p><cite>b</cite></p></blockquote>',
  ],
  [
    '<div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link" href="/a">b</a></div></div>',
    '<p><a href="/a">b</a></p>',
  ],
  [
    '<div class="wp-block-file"><a href="/a.pdf">b</a><a class="wp-block-file__button" href="/a.pdf" download>Download</a></div>',
    '<p><a href="/a.pdf">b</a></p>',
  ],
  ['<div style="height:100px" class="wp-block-spacer"></div>', ''],
  [
    'a\n\nhttps://www.youtube.com/watch?v=abcdefghijk\n\nb',
    '<p>a</p><figure class="film"><a href="https://www.youtube.com/watch?v=abcdefghijk">Film at YouTube</a></figure><p>b</p>',
  ],
  [
    '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://vimeo.com/22439234\n</div><figcaption>c</figcaption></figure>',
    '<figure class="film"><a href="https://vimeo.com/22439234">Film at Vimeo</a><figcaption>c</figcaption></figure>',
  ],
  [
    '<iframe src="//player.vimeo.com/video/22439234"></iframe>',
    '<figure class="film"><a href="https://vimeo.com/22439234">Film at Vimeo</a></figure>',
  ],
  [
    '<iframe src="https://a.example/?b=1&amp;c=2"></iframe>',
    '<p><a href="https://a.example/?b=1&amp;c=2">a.example/?b=1&amp;c=2</a></p>',
  ],
  [
    '<abbr title="World Wide Web">WWW</abbr> <q>said</q> <kbd>key</kbd>',
    '<p><abbr title="World Wide Web">WWW</abbr> “said” <code>key</code></p>',
  ],
  [
    '<figure class="wp-block-table"><table><caption>a</caption><tr><td>b</td></tr></table><figcaption>c <em>d</em></figcaption></figure>',
    '<table><caption>a c <em>d</em></caption><tbody><tr><td>b</td></tr></tbody></table>',
  ],
  [
    '<blockquote class="has-text-align-right"><p>a</p><p class="has-text-align-left">b</p><h2>c</h2></blockquote><p>d</p>',
    '<blockquote><p class="align-right">a</p><p>b</p><h2 class="align-right">c</h2></blockquote><p>d</p>',
  ],
  [
    '<center>a\n\n<table><tr><td>b</td><td align="right">c</td></tr></table></center>',
    '<p class="align-center">a</p><table><tbody><tr><td class="align-center">b</td><td class="align-right">c</td></tr></tbody></table>',
  ],
  ['<pre class="wp-block-verse">a\n  b\n\nc</pre>', '<p>a<br />b</p><p>c</p>'],
  [
    '<p style="font-style:italic">a <span style="text-decoration: underline; font-weight: 700">b</span></p>',
    '<p><em>a <u><strong>b</strong></u></em></p>',
  ],
  [
    '<p style="font-weight:bold"><a href="/x"><img src="b"></a></p>',
    `<figure><strong><a href="/x">${img}</a></strong></figure>`,
  ],
  [
    '<p><img src="a-12x8.jpg"></p><p><img src="a" width="15"></p><p><img src="a" style="max-width:9px;width:6px"></p><p><img src="a" width="100%"><img src="a" width="99999"></p>',
    `<figure>${sized(12, 8)}</figure><figure>${sized(15, 10)}</figure><figure>${sized(6, 4)}</figure><p>${img}${img}</p>`,
  ],
  [
    '<figure class="wp-block-embed"><div>https://www.a.example/b/</div><figcaption>c <em>d</em></figcaption></figure>',
    '<p><a href="https://www.a.example/b/">c <em>d</em></a></p>',
  ],
  [
    '<figure class="wp-block-embed"><div>https://a.example/b</div><figcaption><a href="/c">c</a></figcaption></figure>',
    '<p><a href="https://a.example/b">a.example/b</a></p><p><a href="/c">c</a></p>',
  ],
  ['<p>\u00a0</p><p><strong> </strong></p>', ''],
  ['', ''],
])('%j is written as %j', (html, made) => expect(writeText(html).html).toBe(made));

const clean = (text: string) =>
  withoutShortcodes(text, {
    gallery: (ids) => `{${ids?.join() ?? 'own'}}`,
    playlist: (ids) => `{play ${ids?.join() ?? 'own'}}`,
    player: (name, address) => `{${name} ${address}}`,
  });

test.each([
  ['[caption width="3"]<img> Words[/caption]', '<figure><img> Words</figure>'],
  ['[caption caption="Old & new"]<img>[/caption]', '<figure><img>Old &amp; new</figure>'],
  ['[gallery ids="3, 4"] [gallery] [gallery include=\'5\'] [playlist ids="6"]', '{3,4} {own} {5} {play 6}'],
  ['[embed width="5"]https://a.example/[/embed]', '\n\nhttps://a.example/\n\n'],
  ['[video mp4="https://a.example/b.mp4"][/video]', '{video https://a.example/b.mp4}\n\n'],
  ['[audio src="https://a.example/b.mp3"]', '{audio https://a.example/b.mp3}'],
  ['[audio https://a.example/b.mp3]', '{audio https://a.example/b.mp3}'],
  [
    '[youtube=https://www.youtube.com/watch?v=abcdefghijk&w=640]',
    '\n\nhttps://www.youtube.com/watch?v=abcdefghijk&amp;w=640\n\n',
  ],
  ['[youtube id="abcdefghijk"]', '\n\nhttps://www.youtube.com/watch?v=abcdefghijk\n\n'],
  ['He said [sic] on page [1] that [it is so]', 'He said [sic] on page [1] that [it is so]'],
  ['[[gallery ids="1"]] is how', '[gallery ids="1"] is how'],
  ['[caption]never closed', '[caption]never closed'],
])('%j becomes %j', (text, html) => expect(clean(text)).toEqual({ html, lost: [] }));

test('of every other shortcode what it encloses stays', () => {
  expect(clean('[row][column width="1/2"]inside[/column][/row] [my_form] [form id=3 /]')).toEqual({
    html: 'inside  ',
    lost: ['[row]', '[column width="1/2"]', '[my_form]', '[form id=3 /]'],
  });
});

const hostile: readonly string[] = [
  '[caption ',
  '[a b=',
  '<!--',
  '<!-- wp:a {',
  '<div class="wp-caption">',
  '<figure>',
  '<a href="',
  '<p><b>',
  '\u00a0',
  '\n \n',
  '<br />\n',
  '[aaaaaaaa',
];

// Work that grows faster than the text would not end within the time a test has.
test.each(hostile)('a text of nothing but %j is read to its end', (piece) => {
  const text = `<p>${piece.repeat(900_000 / piece.length)}</span>`;
  const { html } = clean(readBlocks(text, { lose: () => undefined, change: () => undefined, footnotes: '' }));
  expect(writeText(html).html.length).toBeLessThan(10_000_000);
});

test('text nested absurdly deep keeps its words', () => {
  const { html } = writeText(`${'<div>'.repeat(60)}deep${'</div>'.repeat(60)}`);
  expect(html).toBe('<p>deep</p>');
  const { nodes, leftOut } = readTree(`${'<div>'.repeat(90_000)}words${'</span>'.repeat(90_000)}`);
  expect(nodes).toHaveLength(1);
  expect(JSON.stringify(nodes)).toContain('words');
  expect(leftOut).toHaveLength(1);
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
