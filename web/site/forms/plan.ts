import type { FormCall } from '../../request.ts';

/** A rule for a field's value, with its error text. */
export interface Rule {
  /** Said of an empty one; missing where it may be left empty. */
  required?: string;
  most?: { characters: number; text: string };
  pattern?: { source: string; text: string };
}

/** A form as its page hands it to the browser: data only, so that it fits into an island's props. */
export interface FormPlan {
  /** The call that takes it. */
  call: FormCall;
  parameters?: Record<string, number> | undefined;
  /** The rule of each field, by its name. */
  rules: Record<string, Rule>;
  /** The messages after success and after failure. */
  sent: string;
  failed: string;
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
}
