import * as words from '#locale/events.ts';
import { Form, InputField, SubmitButton } from '../../forms/Form.tsx';
import type { FormPlan, PostedForm } from '../../forms/plan.ts';
import { Thanks } from '../../forms/Thanks.tsx';
import { useForm } from '../../forms/useForm.ts';
import { island } from '../../island.tsx';

interface RegistrationFormProps {
  /** The address of the event, which answers the form without script. */
  page: string;
  plan: FormPlan;
  posted?: PostedForm | undefined;
}

/** The registration form. Without script the event's own page answers it. */
function RegistrationForm({ page, plan, posted }: RegistrationFormProps) {
  const form = useForm(plan, { posted });
  if (form.note?.kind === 'taken') {
    return (
      <Thanks
        title={words.yourPlaceIsReserved}
        text={form.note.text}
        again={words.registerSomeoneElse}
        onAgain={form.again}
      />
    );
  }
  return (
    <Form
      form={form}
      action={`${page}#register`}
      label={words.registerForThisEvent}
      className="grid gap-5 sm:grid-cols-2 [&>.form-note]:col-span-full"
    >
      <InputField form={form} name="full_name" label={words.fullName} prefix="registration" autoComplete="name" />
      <fieldset className="grid gap-5 sm:col-span-full sm:grid-cols-2">
        <legend className="mb-3">{words.howWeCanReachYou}</legend>
        <InputField
          form={form}
          name="email"
          label={words.email}
          prefix="registration"
          type="email"
          autoComplete="email"
        />
        <InputField form={form} name="phone" label={words.phone} prefix="registration" type="tel" autoComplete="tel" />
      </fieldset>
      <InputField
        form={form}
        name="organization"
        label={words.organisation}
        prefix="registration"
        autoComplete="organization"
      />
      <SubmitButton
        state={form.state}
        label={words.register}
        busy={words.submitting}
        className="justify-self-start sm:col-start-1"
      />
    </Form>
  );
}

export default island('events/details/RegistrationForm', RegistrationForm);
