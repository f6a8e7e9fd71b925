import { cut } from '../../domain/text.ts';
import { readHtml, withoutMarks } from './read.ts';

/** Characters of a text's beginning that lists show. */
const SUMMARY = 300;

const blocks = new Set(
  (
    'p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre details summary figure figcaption div table caption tr th td ' +
    'br hr'
  ).split(' '),
);

/** Elements whose content is no text of the page. */
const passedOver = new Set(['script', 'style', 'textarea', 'option']);

/** HTML as plain text on one line, with a space between blocks. */
export function plainText(html: string): string {
  const said: string[] = [];
  let passing = 0;
  const isWhole = readHtml(html, {
    onopentag(name) {
      if (passedOver.has(name)) passing += 1;
      if (blocks.has(name)) said.push(' ');
    },
    ontext(text) {
      if (passing === 0) said.push(text);
    },
    onclosetag(name) {
      if (passedOver.has(name)) passing -= 1;
      if (blocks.has(name)) said.push(' ');
    },
  });
  const text = isWhole ? said.join('') : withoutMarks(html);
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** The beginning of a text with headings and paragraphs, as lists show it. */
export const summaryOf = (html: string) => cut(plainText(html), SUMMARY);
