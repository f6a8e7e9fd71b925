/** What a field's value must be, with the sentence for each way in which it is not. */
export interface Rule {
  /** Said of an empty one; missing where it may be left empty. */
  required?: string;
  most?: { characters: number; text: string };
  pattern?: { source: string; text: string };
}

/** A form as its page hands it to the browser: data only, so that it fits into an island's props. */
export interface FormPlan {
  /** Where its message goes, below `/api`. */
  path: string;
  /** The rule of each field, by its name. */
  rules: Record<string, Rule>;
  /** What the visitor is told when it was taken, and when it was not. */
  sent: string;
  failed: string;
}

/** What is wrong with each field, by its name. */
export type FieldErrors = Record<string, string[]>;

/** What became of a form that was sent without script, for its page to show. */
export interface PostedForm {
  taken: boolean;
  /** The status of the page that shows it. */
  status: number;
  message: string;
  errors: FieldErrors;
  /** What was typed; empty when it was taken. */
  values: Record<string, string>;
}
