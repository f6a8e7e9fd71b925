import * as words from '#locale/newsletter.ts';
import { addresses } from '../addresses.ts';
import { Form, InputField, SubmitButton } from '../forms/Form.tsx';
import type { FormPlan, PostedForm } from '../forms/plan.ts';
import { useForm } from '../forms/useForm.ts';

interface NewsletterFormProps {
  plan: FormPlan;
  posted?: PostedForm | undefined;
  /** The labels of the form and its field, and the name of this form on its page. */
  title: string;
  label: string;
  prefix: string;
  className?: string;
}

/** Asks for an address to send news to. Without script it is the newsletter's own page that answers. */
export function NewsletterForm({ plan, posted, title, label, prefix, className = '' }: NewsletterFormProps) {
  const form = useForm(plan, { posted });
  return (
    <Form form={form} action={addresses.newsletter} label={title} className={`newsletter ${className}`}>
      <InputField
        form={form}
        name="email"
        label={label}
        prefix={prefix}
        className="newsletter-field"
        type="email"
        autoComplete="email"
        placeholder={words.yourEMailAddress}
      />
      <SubmitButton state={form.state} label={words.subscribe} busy={words.sending} />
    </Form>
  );
}
