import { type Hostile, isMixed } from './growth.ts';

/** What begins something in HTML, mail, addresses, tables or shortcodes, and does not end it. */
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

/** Texts that look for work which grows faster than they do. */
export const hostileTexts: readonly Hostile[] = surroundings.flatMap((around) =>
  units.map((unit) => ({ ...around, unit })),
);

/** Those that are tried in the largest size as well: they begin what parsers hold until its end, or are one run. */
const thorough = new Set(['<', '<a href="', '<div>', ' ', 'a']);

export const isThorough = (hostile: Hostile): boolean => !isMixed(hostile) && thorough.has(hostile.unit);

export const inWords = ({ before, unit, behind }: Hostile) => JSON.stringify(`${before}${unit}…${behind}`);
