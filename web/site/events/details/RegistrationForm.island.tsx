import { addresses } from '../../../../domain/addresses.ts';
import { Field, Form, SubmitButton } from '../../forms/Form.tsx';
import type { FormPlan, PostedForm } from '../../forms/plan.ts';
import { useForm } from '../../forms/useForm.ts';
import { island } from '../../island.tsx';

interface RegistrationFormProps {
  id: number;
  plan: FormPlan;
  posted?: PostedForm | undefined;
}

/** The registration form. Without script the event's own page answers it. */
function RegistrationForm({ id, plan, posted }: RegistrationFormProps) {
  const form = useForm(plan, { posted, lasting: true });
  return (
    <Form
      form={form}
      action={`${addresses.event(id)}#register`}
      label="Register for this event"
      className="grid gap-5 sm:grid-cols-2 [&>.form-note]:col-span-full"
    >
      <Field form={form} name="full_name" label="Full name" prefix="registration">
        {(attributes) => <input {...attributes} autoComplete="name" />}
      </Field>
      <Field form={form} name="email" label="E-mail" prefix="registration">
        {(attributes) => <input {...attributes} type="email" autoComplete="email" />}
      </Field>
      <Field form={form} name="phone" label="Phone" prefix="registration">
        {(attributes) => <input {...attributes} type="tel" autoComplete="tel" />}
      </Field>
      <Field form={form} name="organization" label="Organization" prefix="registration">
        {(attributes) => <input {...attributes} autoComplete="organization" />}
      </Field>
      <SubmitButton state={form.state} label="Register" busy="Submitting..." className="justify-self-start" />
    </Form>
  );
}

export default island('events/details/RegistrationForm', RegistrationForm);
