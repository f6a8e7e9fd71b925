import { expect, test } from 'vitest';
import { tablesIn, withTableBoxes } from './table-boxes.ts';

const box = (name: string) => `<div class="table-box" role="region" tabindex="0" aria-label="${name}">`;

test('each table has a box, called as the table is', () => {
  expect(
    withTableBoxes(
      '<p>a</p><table><tbody></tbody></table><table><caption>The <em>"shares"</em> &lt;b&gt;</caption></table>',
    ),
  ).toBe(
    `<p>a</p>${box('Table 1')}<table><tbody></tbody></table></div>` +
      `${box('The &quot;shares&quot; &lt;b&gt;')}<table><caption>The <em>"shares"</em> &lt;b&gt;</caption></table></div>`,
  );
});

test('a text without tables stays as it is', () => {
  expect(withTableBoxes('<p>&lt;table&gt;</p>')).toBe('<p>&lt;table&gt;</p>');
});

test('tables of several texts on one page are numbered on', () => {
  const text = '<table><tbody><tr><td>A</td></tr></tbody></table>';
  expect([tablesIn(text), tablesIn(text + text), tablesIn('<p>None</p>')]).toEqual([1, 2, 0]);
  expect(withTableBoxes(text, 2)).toContain('aria-label="Table 3"');
});
