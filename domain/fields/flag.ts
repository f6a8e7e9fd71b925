import { z } from 'zod';
import { sentFlag } from '../upload.ts';
import { type FieldFacts, fieldOf } from './field.ts';

export interface FlagKind {
  /** The list's words for yes and no. */
  options: { yes: string; no: string };
  value: boolean;
  read: boolean;
}

/** Yes or no; `wrong` is the error for anything else. */
export const flag = ({
  wrong,
  initial,
  yes = 'Yes',
  no = 'No',
  ...facts
}: FieldFacts & Partial<FlagKind['options']> & { wrong: string; initial: boolean }) =>
  fieldOf('flag', facts, {
    options: { yes, no },
    written: sentFlag(wrong).default(initial),
    read: z.boolean(),
    initial,
  });

declare module './kinds.ts' {
  interface Kinds {
    flag: FlagKind;
  }
}
