import { expect, test } from 'vitest';
import { summaryOf } from './plain-text.ts';

test.each([
  ['<h2>Maize</h2><p>and <b>beans</b></p>', 'Maize and beans'],
  ['<p>Fish &amp; chips &lt;b&gt;</p>', 'Fish & chips <b>'],
  ['<p>&amp;lt;script&amp;gt;</p>', '&lt;script&gt;'],
  ['one<br>two<ul><li>three</li><li>four</li></ul>', 'one two three four'],
  ['<script>alert(1)</script><style>p{}</style>after', 'after'],
  ['<p>&nbsp;&eacute;&nbsp;</p>', 'é'],
  ['', ''],
])('%j says %j', (html, text) => expect(summaryOf(html)).toBe(text));

test('a long text is cut', () => expect(Array.from(summaryOf(`<p>${'é'.repeat(400)}</p>`))).toHaveLength(301));
