import * as words from '#locale/numbers.ts';
import { numbersIn } from '../../domain/numbers-in-words.ts';

/** How numbers and the sizes of files are written in the language of the document. Every screen takes them from here. */
export const { showNumber, showPercent, fileSize, inMegabytes } = numbersIn(words);
