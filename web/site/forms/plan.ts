import type { FormCall } from '../../request.ts';

interface Pattern {
  source: string;
  text: string;
}

/** A rule for a field's value, with its error text. */
export interface FieldRule {
  /** Said of an empty one; missing where it may be left empty. */
  required?: string;
  /** Said of an empty one where another field has this value. */
  neededFor?: { field: string; value: string; text: string };
  most?: { characters: number; text: string };
  pattern?: Pattern;
}

/** A form as its page sends it to the browser: data only, so that it fits into an island's props. */
export interface FormPlan {
  /** The call that takes it. */
  call: FormCall;
  parameters?: Record<string, string | number> | undefined;
  /** The rule of each field, by its name. */
  rules: Record<string, FieldRule>;
  /** Fields of which one is enough, each with its pattern for when it is the only one. */
  oneOf?: { text: string; fields: Readonly<Record<string, Pattern | null>> };
  /** The message after a failure that the server says nothing about; after success it has the message. */
  failed: string;
  /** Without network it is not kept: nobody wants it done later. */
  isOnlyForNow?: boolean;
}

/** The errors of each field, by its name. */
export type FieldErrors = Record<string, string[]>;

/** The outcome of a form sent without script, for its page to show. */
export interface PostedForm {
  taken: boolean;
  /** The status of the page that shows it. */
  status: number;
  message: string;
  errors: FieldErrors;
  /** The typed values; empty after success. */
  values: Record<string, string>;
  /** After success, the page at which the visitor goes on. */
  address?: string | undefined;
  /** Which one it was, on a page with several. */
  form?: string;
}
