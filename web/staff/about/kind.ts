import type { z } from 'zod';
import type { Rights } from '../../../domain/rights.ts';
import type { StaffCalls } from '../../staff-calls.ts';
import type { ListTexts } from '../list/list-texts.ts';
import type { Columns } from '../list/table-features.ts';

/** A thing that a page about the organisation lists, whichever kind it is of. */
export interface AboutThing {
  id: number;
  updated_at: string;
  can?: Rights | undefined;
}

/** One kind of them: the steps of the history, the team, the documents, or what people said. */
export interface AboutKind<Thing extends AboutThing, Input> {
  title: string;
  subtitle: string;
  /** What one of them is called: `Document`. */
  singular: string;
  /** The page where visitors see them. */
  page: string;
  texts: ListTexts;
  /** The column by which they stand as on the site. */
  firstSort: string;
  columns: Columns<Thing>;
  calls: StaffCalls<Thing, Thing, Input>;
  schema: z.ZodType<Thing>;
  nameOf(thing: Thing): string;
  /** The texts that are searched in. */
  textsOf(thing: Thing): string[];
}
