import * as words from '#locale/staff-forms.ts';
import type { ShownForm } from '../../../domain/collections/forms.ts';
import AskedForm from '../fields/AskedForm.island.tsx';
import type { PostedForm } from '../forms/plan.ts';
import type { Translated } from '../untranslated.ts';
import { askedFormOf } from './staff-form.ts';

interface StaffFormProps {
  form: ShownForm & Translated;
  /** Its outcome when it was sent without script. */
  posted?: PostedForm | undefined;
}

const closed: Readonly<Record<Exclude<ShownForm['state'], 'open'>, string>> = {
  closed: words.isClosed,
  full: words.isFull,
};

/** A form that staff have made, or why it takes no answers. Any page can show it: without script it is sent to its own. */
export function StaffForm({ form, posted }: StaffFormProps) {
  // Who has just sent the last answer that it takes is thanked all the same.
  if (form.state !== 'open' && !posted?.taken) {
    return <p className="text-lead font-semibold">{closed[form.state]}</p>;
  }
  return (
    <>
      <AskedForm asked={askedFormOf(form)} posted={posted} />
      <p className="mt-6 text-muted">{words.keptFor(form.kept_months)}</p>
    </>
  );
}
