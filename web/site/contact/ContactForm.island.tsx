import * as words from '#locale/contact.ts';
import { addresses } from '../addresses.ts';
import { Field, Form, InputField, type Option, SelectField, SubmitButton } from '../forms/Form.tsx';
import type { FormPlan, PostedForm } from '../forms/plan.ts';
import { Thanks } from '../forms/Thanks.tsx';
import { useForm } from '../forms/useForm.ts';
import { island } from '../island.tsx';

interface ContactFormProps {
  plan: FormPlan;
  subjects: Option[];
  posted?: PostedForm | undefined;
}

/** The form for a message to the organisation. */
function ContactForm({ plan, subjects, posted }: ContactFormProps) {
  const form = useForm(plan, { posted });
  if (form.state === 'sent' && form.note) {
    return (
      <Thanks
        title={words.yourMessageIsSent}
        text={form.note.text}
        again={words.writeAnotherMessage}
        onAgain={form.again}
      />
    );
  }
  return (
    <Form form={form} action={`${addresses.contact}#message`} label={words.sendMeAMessage} className="form-grid">
      <InputField form={form} name="name" label={words.name} type="text" autoComplete="name" />
      <InputField form={form} name="email" label={words.email} type="email" autoComplete="email" />
      <InputField form={form} name="phone" label={words.phone} type="tel" autoComplete="tel" />
      <SelectField form={form} name="subject_type" label={words.subjectType} options={subjects} />
      <InputField form={form} name="subject" label={words.subject} className="form-wide" type="text" />
      <Field form={form} name="message" label={words.message} className="form-wide">
        {(attributes) => <textarea {...attributes} rows={6} />}
      </Field>
      <SubmitButton state={form.state} label={words.sendMessage} busy={words.sending} className="form-button" />
    </Form>
  );
}

export default island('contact/ContactForm', ContactForm);
