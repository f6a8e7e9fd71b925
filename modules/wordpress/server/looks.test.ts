import { expect, test } from 'vitest';
import { sayLooks } from './looks.ts';
import { readTree } from './tree.ts';

test.each([
  [
    '<p class="alignleft">a</p><img align="right"><div style="float:left">b</div>',
    'Lost: alignment and width of pictures and blocks: 3',
  ],
  ['<p class="has-drop-cap">a</p><p style="border:1px solid">b</p><mark>c</mark>', 'Lost: colours, sizes and fonts: 3'],
  ['<form><input><input type="hidden"></form>', 'Lost: forms: 2'],
  ['<a href="#below">a</a><a href="/#below">b</a>', 'Lost: links to a place in the same text: 1'],
  ['<h1>a</h1><h2>b</h2><h5>c</h5>', 'Changed: headings of levels 1, 5 and 6 are now level 2 or 4: 2'],
  [
    '<div class="wp-block-buttons"><div class="wp-block-button"><a>a</a></div></div>',
    'Changed: buttons are now links: 1',
  ],
  ['<figure class="wp-block-pullquote">a</figure>', 'Changed: pull quotes are now quotes: 1'],
  [
    '<div class="wp-block-cover"><img class="wp-block-cover__image-background"></div>',
    'Changed: text on top of a picture is now below it: 1',
  ],
  [
    '<div class="wp-block-column"></div><div class="wp-block-column" style="flex-basis:33%">a</div>',
    'Changed: columns are now the same width: 1',
  ],
  [
    '<ol type="A"></ol><ol reversed></ol><ol style="list-style-type:lower-roman"></ol><ol start="3"></ol>',
    'Changed: lists with letters, Roman numerals or in reverse are now numbered 1, 2, 3: 3',
  ],
  ['<p>a</p>', ''],
])('of %s it says %s', (html, says) => {
  const remarks: string[] = [];
  const say = (kind: string) => (what: string, detail?: string) => remarks.push(`${kind}: ${what}: ${detail}`);
  sayLooks(readTree(html).nodes, { lose: say('Lost'), change: say('Changed') });
  expect(remarks.join()).toBe(says === '' ? '' : `${says} in this text`);
});
