import { addresses } from '../../../domain/addresses.ts';
import { Field, Form, type Option, Options, SubmitButton } from '../forms/Form.tsx';
import type { FormPlan, PostedForm } from '../forms/plan.ts';
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
  return (
    <Form form={form} action={`${addresses.contact}#message`} label="Send Me A Message" className="form-grid">
      <Field form={form} name="name" label="Name">
        {(attributes) => <input {...attributes} type="text" autoComplete="name" />}
      </Field>
      <Field form={form} name="email" label="Email">
        {(attributes) => <input {...attributes} type="email" autoComplete="email" />}
      </Field>
      <Field form={form} name="phone" label="Phone">
        {(attributes) => <input {...attributes} type="tel" autoComplete="tel" />}
      </Field>
      <Field form={form} name="subject_type" label="Subject Type" initial={subjects[0]?.value}>
        {(attributes) => (
          <select {...attributes}>
            <Options options={subjects} />
          </select>
        )}
      </Field>
      <Field form={form} name="subject" label="Subject" className="form-wide">
        {(attributes) => <input {...attributes} type="text" />}
      </Field>
      <Field form={form} name="message" label="Message" className="form-wide">
        {(attributes) => <textarea {...attributes} rows={6} />}
      </Field>
      <SubmitButton state={form.state} label="Send Message" busy="Sending..." className="form-button" />
    </Form>
  );
}

export default island('contact/ContactForm', ContactForm);
