import type { CollectionRow } from './key.ts';

// Each table says beside its rows which of its columns hold something of a person, and how long. The search for a person, what is
// handed over, erasure and retention in `server/privacy` follow from it (decision 88).

type ColumnOf<Row> = keyof Row & string;

/** How long what a table holds of people is kept. */
type Term<Column> =
  /** Rows are deleted that long after the moment in this column. */
  | { months: number; since: Column }
  | { days: number; since: Column }
  /** They go with the record that this column points at. */
  | { with: Column }
  /** A rule of its own, by its name in `server/privacy/retention.ts`. */
  | { own: string }
  /** Until somebody erases it, or deletes its record. */
  | 'always';

/** What a table holds of people: each of its columns stands in one of these. */
export interface Judgement<Column extends string = string> {
  /** The e-mail address, or the telephone number of who left none: whose the row is. */
  address?: Column;
  name?: Column;
  phone?: Column;
  /** Words that they sent or that staff wrote about them, and where they were. */
  texts?: readonly Column[];
  /** Texts that may mention anybody: they lose the address, or their row goes. */
  mentions?: readonly Column[];
  /** What the database makes of the other columns; it changes with them. */
  made?: readonly Column[];
  /** What is known of an account of the dashboard. It goes with the account, see `users/anonymise.ts`. */
  account?: readonly Column[];
  /** What staff write for visitors or for each other, and what erasing a person leaves as it is. */
  ours?: readonly Column[];
  /** Numbers and names of records, of files and of the program's own things, and secrets and hashes that nobody can read back. */
  keys?: readonly Column[];
  moments?: readonly Column[];
  /** Amounts, counts, flags, and choices among what the program offers. */
  values?: readonly Column[];
  /** What is said of all columns that are not named. */
  rest?: 'ours';
  keep?: Term<Column>;
}

/** Only a collection, whose columns follow from its fields, may say something of its columns without naming them. */
type JudgementOf<Row> = Judgement<ColumnOf<Row>> & (Row extends CollectionRow ? unknown : { rest?: never });

type Named<Of> = {
  [Part in Exclude<keyof Of, 'keep' | 'rest'>]: Of[Part] extends readonly (infer Column)[] ? Column : Of[Part];
}[Exclude<keyof Of, 'keep' | 'rest'>];

type NotJudged<Row, Of> = Of extends { rest: 'ours' } ? never : Exclude<ColumnOf<Row>, Named<Of>>;

type OfPeople = 'address' | 'name' | 'phone' | 'texts' | 'mentions';

/** What is missing. A misspelt column is complained of by itself, and nothing else is then. */
type Missing<Row, Of> = [NotJudged<Row, Of>] extends [never]
  ? [Extract<keyof Of, OfPeople>] extends [never]
    ? unknown
    : 'keep' extends keyof Of
      ? unknown
      : { keep: Term<ColumnOf<Row>> }
  : { notJudged: NotJudged<Row, Of> };

/** Takes what these tables hold of people. A column that is misspelt or that nobody has judged does not compile. */
export const judged =
  <Tables>() =>
  <const Of extends { readonly [Name in keyof Tables]: JudgementOf<Tables[Name]> }>(
    said: Of & { readonly [Name in keyof Tables]: Missing<Tables[Name], Of[Name]> },
  ): Of =>
    said;
