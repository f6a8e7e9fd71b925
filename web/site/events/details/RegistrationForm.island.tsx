import { addresses } from '../../../../domain/addresses.ts';
import { Form, InputField, SubmitButton } from '../../forms/Form.tsx';
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
      <InputField form={form} name="full_name" label="Full name" prefix="registration" autoComplete="name" />
      <InputField form={form} name="email" label="E-mail" prefix="registration" type="email" autoComplete="email" />
      <InputField form={form} name="phone" label="Phone" prefix="registration" type="tel" autoComplete="tel" />
      <InputField
        form={form}
        name="organization"
        label="Organisation"
        prefix="registration"
        autoComplete="organization"
      />
      <SubmitButton state={form.state} label="Register" busy="Submitting..." className="justify-self-start" />
    </Form>
  );
}

export default island('events/details/RegistrationForm', RegistrationForm);
