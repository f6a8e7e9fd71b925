import { useEffect, useRef, useState } from 'react';
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

interface ConfirmationProps {
  text: string;
  onAgain: () => void;
}

/** Takes the form's place once somebody is registered, and the focus with it. */
function Confirmation({ text, onAgain }: ConfirmationProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="status" tabIndex={-1} className="registration-done">
      <h3 className="text-heading">Your place is reserved</h3>
      <p className="mt-3 text-lead">{text}</p>
      <button type="button" onClick={onAgain} className="when-hydrated submit-button mt-6">
        Register someone else
      </button>
    </div>
  );
}

/** The registration form. Without script the event's own page answers it. */
function RegistrationForm({ posted, ...props }: RegistrationFormProps) {
  const [round, setRound] = useState(0);
  return (
    <OneRegistration
      key={round}
      {...props}
      posted={round === 0 ? posted : undefined}
      onAgain={() => setRound(round + 1)}
    />
  );
}

/** The form for one person, and then its confirmation. */
function OneRegistration({ id, plan, posted, onAgain }: RegistrationFormProps & Pick<ConfirmationProps, 'onAgain'>) {
  const form = useForm(plan, { posted, lasting: true });
  if (form.note?.kind === 'taken') return <Confirmation text={form.note.text} onAgain={onAgain} />;
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
