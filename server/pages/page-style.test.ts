import { expect, test } from 'vitest';
import { styleParts } from '../../scripts/page-styles.ts';
import { styleFrom } from './page-style.ts';

const script = '<script type="module">1</script>';

/** The style of a document on which this stands, out of these rules. */
const style = (css: string, html: string, islands: Record<string, string[]> = {}) =>
  styleFrom({ ofAllPages: styleParts(css), ofInnerPages: styleParts('.inner{top:0}'), islands, ofScript: ['.toast'] })(
    html,
    true,
  );

test('a document is sent the rules that something on it meets, in their order', () => {
  const css =
    '@layer a,b;@layer b{.card{top:1px}.other{top:2px}p,.other{top:3px}}*{top:4px}@media print{.other{top:5px}}';
  expect(style(css, '<p class="wide card">1</p>')).toBe('@layer a,b;@layer b{.card{top:1px}p{top:3px}}*{top:4px}');
});

test('a class is found however the document writes it', () => {
  expect(style('.\\[\\&\\>p\\]\\:top{top:0}', '<p class="[&amp;&gt;p]:top">1</p>')).toContain('top:0');
});

test('what an island or the script may bring is there before it, where there are scripts', () => {
  const css = '.open{top:1px}.toast{top:2px}dialog{top:3px}.inner{top:4px}';
  const html = '<div data-island="layout/Menu">1</div>';
  const islands = { 'layout/Menu': ['.open', 'dialog'], other: ['.inner'] };
  expect(style(css, html, islands)).toBe('');
  expect(style(css, html + script, islands)).toBe('.open{top:1px}.toast{top:2px}dialog{top:3px}');
});

test('what somebody writes of classes and islands in a text brings nothing, and breaks nothing', () => {
  const css = '.open{top:1px}.card{top:2px}';
  const text = '<p title="a > b" class="card">class="open" data-island="constructor" data-island="layout/Menu"</p>';
  expect(style(css, text + script, { 'layout/Menu': ['.open'] })).toBe('.card{top:2px}');
});

test('what a script holds is no tag', () => {
  expect(style('b{top:1px}.card{top:2px}', '<script>a<b&&c</script><p class="card">1</p>')).toBe('.card{top:2px}');
});

test('properties, their types and animations come with what uses them, also by way of others', () => {
  const css = [
    ':root{--a:var(--b);--b:1px;--c:2px;color:red}',
    '@property --b{syntax:"*";inherits:false}@property --c{syntax:"*";inherits:false}',
    '@keyframes pass{to{top:0}}@keyframes other{to{top:0}}',
    'html{top:var(--a);animation:1s pass}',
  ].join('');
  expect(style(css, '<html>')).toBe(
    ':root{--a:var(--b);--b:1px;color:red}@property --b{syntax:"*";inherits:false}@keyframes pass{to{top:0}}html{top:var(--a);animation:1s pass}',
  );
});

test('the home page has none of the rules of the inner pages', () => {
  const styles = {
    ofAllPages: styleParts('p{top:0}'),
    ofInnerPages: styleParts('p{top:1px}'),
    islands: {},
    ofScript: [],
  };
  const styleOf = styleFrom(styles);
  expect(styleOf('<p>', true)).toBe('p{top:0}');
  expect(styleOf('<p>', false)).toBe('p{top:0}p{top:1px}');
});
