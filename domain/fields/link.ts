import { z } from 'zod';
import { optionalLink, webAddress } from '../web-address.ts';
import { type ChosenFrom, type FieldFacts, fieldOf } from './field.ts';

export interface LinkKind {
  options: Record<never, never>;
  value: string | null;
  read: string | null;
}

/** A web address of another site, or none. */
export const link = (facts: FieldFacts) =>
  fieldOf('link', facts, {
    options: {},
    written: optionalLink.default(null),
    read: z.string().nullable(),
    initial: '',
  });

export interface TargetKind {
  options: { chosenFrom?: ChosenFrom };
  value: string;
  read: string;
}

/** A link that must be given: a web address, or a page of this site. */
export const target = ({
  missing,
  wrong,
  chosenFrom,
  ...facts
}: FieldFacts & { missing: string; wrong: string } & TargetKind['options']) =>
  fieldOf('target', facts, {
    options: chosenFrom ? { chosenFrom } : {},
    written: webAddress(missing, wrong),
    read: z.string(),
    initial: '',
  });

declare module './kinds.ts' {
  interface Kinds {
    link: LinkKind;
    target: TargetKind;
  }
}
