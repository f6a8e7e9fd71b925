import { numbersIn } from '../domain/numbers-in-words.ts';
import * as english from '../locales/en/numbers.ts';

/** The size of a file for those who run the program, to whom it speaks English: `340 kB`, `1.2 MB`, `58 GB`. */
export const { fileSize } = numbersIn(english);
