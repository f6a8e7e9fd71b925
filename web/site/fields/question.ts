import type { AskedKind } from '../../../domain/submissions/submission.ts';
import type { Option } from '../forms/Form.tsx';
import type { FormPlan } from '../forms/plan.ts';

/** A question of a form, as its page sends it to the browser: data only. */
export interface Question {
  name: string;
  kind: AskedKind;
  label: string;
  /** Of a label that is not in the page's language. */
  lang?: string | undefined;
  /** Help with the answer. */
  hint?: string;
  /** Of a choice. */
  options?: readonly Option[];
  /** The height of a text of several lines, in rows. */
  rows?: number;
  /** What the browser may fill in. */
  autoComplete?: string;
}

/** A form that is drawn from its questions. */
export interface AskedForm {
  /** The submission's name, by which its page knows which of its forms was sent. */
  name: string;
  /** The page that takes it without script, where it is not that on which it stands. */
  page?: string;
  title: string;
  plan: FormPlan;
  questions: readonly Question[];
}
