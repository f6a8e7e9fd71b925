import type { LengthInFile } from '../server/translations/length-in-file.ts';
import { lengthInBundle } from './xliff/server/bundle.ts';

/** How long a record is in the files of each module that exchanges translations. */
export const lengthsInFiles: readonly LengthInFile[] = [lengthInBundle];
