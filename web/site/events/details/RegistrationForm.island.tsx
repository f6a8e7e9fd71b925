import { addresses } from '../../../../domain/addresses.ts';
import { Form, InputField, SubmitButton } from '../../forms/Form.tsx';
import type { FormPlan, PostedForm } from '../../forms/plan.ts';
import { Thanks } from '../../forms/Thanks.tsx';
import { useForm } from '../../forms/useForm.ts';
import { island } from '../../island.tsx';

interface RegistrationFormProps {
  id: number;
  plan: FormPlan;
  posted?: PostedForm | undefined;
}

/** The registration form. Without script the event's own page answers it. */
function RegistrationForm({ id, plan, posted }: RegistrationFormProps) {
  const form = useForm(plan, { posted });
  if (form.note?.kind === 'taken') {
    return (
      <Thanks title="Your place is reserved" text={form.note.text} again="Register someone else" onAgain={form.again} />
    );
  }
  return (
    <Form
      form={form}
      action={`${addresses.event(id)}#register`}
      label="Register for this event"
      className="grid gap-5 sm:grid-cols-2 [&>.form-note]:col-span-full"
    >
      <InputField form={form} name="full_name" label="Full name" prefix="registration" autoComplete="name" />
      <fieldset className="grid gap-5 sm:col-span-full sm:grid-cols-2">
        <legend className="mb-3">How we can reach you: an e-mail address, a telephone number, or both</legend>
        <InputField form={form} name="email" label="E-mail" prefix="registration" type="email" autoComplete="email" />
        <InputField form={form} name="phone" label="Phone" prefix="registration" type="tel" autoComplete="tel" />
      </fieldset>
      <InputField
        form={form}
        name="organization"
        label="Organisation"
        prefix="registration"
        autoComplete="organization"
      />
      <SubmitButton
        state={form.state}
        label="Register"
        busy="Submitting..."
        className="justify-self-start sm:col-start-1"
      />
    </Form>
  );
}

export default island('events/details/RegistrationForm', RegistrationForm);
