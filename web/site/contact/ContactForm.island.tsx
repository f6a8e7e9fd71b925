import { addresses } from '../../../domain/addresses.ts';
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
      <Thanks title="Your message is sent" text={form.note.text} again="Write another message" onAgain={form.again} />
    );
  }
  return (
    <Form form={form} action={`${addresses.contact}#message`} label="Send Me A Message" className="form-grid">
      <InputField form={form} name="name" label="Name" type="text" autoComplete="name" />
      <InputField form={form} name="email" label="E-mail" type="email" autoComplete="email" />
      <InputField form={form} name="phone" label="Phone" type="tel" autoComplete="tel" />
      <SelectField form={form} name="subject_type" label="Subject Type" options={subjects} />
      <InputField form={form} name="subject" label="Subject" className="form-wide" type="text" />
      <Field form={form} name="message" label="Message" className="form-wide">
        {(attributes) => <textarea {...attributes} rows={6} />}
      </Field>
      <SubmitButton state={form.state} label="Send Message" busy="Sending..." className="form-button" />
    </Form>
  );
}

export default island('contact/ContactForm', ContactForm);
