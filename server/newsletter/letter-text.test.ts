import { expect, test } from 'vitest';
import { letterText } from './letter-text.ts';

test('a letter reads well without HTML', () => {
  const html =
    '<h2>News</h2><p>We met in <strong>Kanombe</strong>.<br>It rained &amp; nobody minded.</p>' +
    '<ul><li><p>beans</p></li><li>maize</li></ul><p>Read <a href="https://example.org/a">more</a> or write to ' +
    '<a href="mailto:info@example.org">info@example.org</a>.</p><p><img src="/media/x.jpg" alt="Two women"></p><hr><p>End</p>';
  expect(letterText(html)).toBe(
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

test('what is written as an entity is not taken for HTML', () => {
  expect(letterText('<p>1 &lt;b&gt; 2 &amp;lt; 3</p>')).toBe('1 <b> 2 &lt; 3');
});
