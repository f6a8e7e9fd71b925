import { expect, test } from 'vitest';
import { campaignText } from './campaign-text.ts';

test('a campaign reads well without HTML', () => {
  const html =
    '<h2>News</h2><p>We met in <strong>Kanombe</strong>.<br>It rained &amp; nobody minded.</p>' +
    '<ul><li><p>beans</p></li><li>maize</li></ul><p>Read <a href="https://example.org/a">more</a> or write to ' +
    '<a href="mailto:info@example.org">info@example.org</a>.</p><p><img src="/media/x.jpg" alt="Two women"></p><hr><p>End</p>';
  expect(campaignText(html)).toBe(
    [
      'News',
      '',
      'We met in Kanombe.',
      'It rained & nobody minded.',
      '',
      '- beans',
      '- maize',
      '',
      'Read more (https://example.org/a) or write to info@example.org.',
      '',
      '[Two women]',
      '',
      '* * *',
      '',
      'End',
    ].join('\n'),
  );
});

test('text written as an entity is not taken for HTML', () => {
  expect(campaignText('<p>1 &lt;b&gt; 2 &amp;lt; 3</p>')).toBe('1 <b> 2 &lt; 3');
});

test('tables, points within points and pictures with a link read well too', () => {
  const html =
    '<table><tr><td>Maize</td><td>12</td></tr><tr><td>Beans</td><td>8</td></tr></table>' +
    '<ul><li><p>a</p><p>b</p></li> <li>c<ul><li>d</li></ul></li></ul>' +
    '<a href="https://example.org/?a=1&amp;b=2">https://example.org/?a=1&amp;b=2</a>';
  expect(campaignText(html)).toBe('Maize | 12\nBeans | 8\n\n- a\n\nb\n- c\n\n- d\n\nhttps://example.org/?a=1&b=2');
});

test('a campaign with more elements within each other than anybody writes keeps its words', () => {
  expect(campaignText(`${'<div>'.repeat(5000)}News`)).toBe('News');
});
