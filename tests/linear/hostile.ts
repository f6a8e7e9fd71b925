import { isThorough } from '../support/thorough.ts';
import { type Hostile, isMixed } from './growth.ts';

/** Openings in HTML, mail, addresses, tables or shortcodes, without their ends. */
const units = [
  ...['<', '<a', '<a href="', '<a href="">', '<img alt="', '<!--', '<p>', '<div>', '</', '<b></b> ', '<br />', '<li>'],
  ...['&', '&amp', '&amp;', '[', '[a', '[a ', '[/a', '[a b="', '(', '{', '\\', '"', '""', "'", '`'],
  ...[' ', '\t', '\n', '\r\n', 'a\n', ' \n', '\n\n', 'a \n', '\u00a0', '\u2028', '\u200b'],
  ...['-', '-a', 'a-', '=', '=-', '@', 'a@', '.', 'a.', '..', '/', 'a/', '//', '?', '#', '%', ',', ';', ':', '+', '*'],
  ...['a', 'A', '0', '1', '_', '1x1-', 'http://', 'www.', 'é', 'ß', '\u0301', '\u0301\u0316', '😀', '＝'],
];

const surroundings = [
  { before: '', behind: '' },
  { before: 'a', behind: 'b' },
  { before: '', behind: '\u0007' },
  { before: 'https://a.', behind: ' !' },
  { before: '<p>', behind: '</p>' },
  { before: '"\'', behind: '>' },
  { before: '<!-- wp:a {', behind: ' -->' },
  { before: '[a ', behind: ']' },
];

/** Texts that look for work which grows faster than they do; in every test run those where nothing else stands around. */
export const hostileTexts: readonly Hostile[] = surroundings
  .flatMap((around) => units.map((unit) => ({ ...around, unit })))
  .filter((text) => isThorough || !isMixed(text));

/** Pieces that are also tried alone in the largest size: unclosed beginnings, long runs, and texts that people send. */
const inFull = [
  ...['<', '<a href="', '<div>', '<!--', '</', '&', '&amp;', '[', '[](', '[a b="', '(', '"', "'", '\\'],
  ...['\u0301', 'e\u0301', '\r\n', 'a\r\n', ' ', '\u00a0', '@', 'a@', '.', '-', '=', '%', 'a', '0', 'é', '😀'],
  ...['👩‍👩‍👧‍👦', 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ'],
];

/** Spaces and line ends that the text ends with, or almost. */
const ends = [
  { before: 'a', unit: ' ', behind: '' },
  { before: 'a', unit: ' ', behind: 'b' },
  { before: 'a', unit: '\r\n', behind: 'b' },
];

/** Texts of every size. */
export const fullTexts: readonly Hostile[] = [...inFull.map((unit) => ({ before: '', unit, behind: '' })), ...ends];

export const hostileInWords = ({ before, unit, behind }: Hostile) => JSON.stringify(`${before}${unit}…${behind}`);
