import { Field } from '../forms/Field.tsx';
import { Options } from '../forms/Options.tsx';
import type { LiveForm } from '../forms/useForm.ts';
import type { DonationChoices } from './plan.ts';

interface DonationFieldsProps {
  form: LiveForm;
  choices: DonationChoices;
  /** The kind of donation that is chosen to begin with. */
  type?: string | undefined;
}

/** The fields of the donation form. */
export function DonationFields({ form, choices, type }: DonationFieldsProps) {
  const shared = { form, prefix: 'donation' };
  return (
    <>
      <Field {...shared} name="full_name" label="Full Name">
        {(attributes) => <input {...attributes} type="text" autoComplete="name" />}
      </Field>
      <Field {...shared} name="email" label="Email">
        {(attributes) => <input {...attributes} type="email" autoComplete="email" />}
      </Field>
      <Field {...shared} name="phone" label="Phone">
        {(attributes) => <input {...attributes} type="tel" autoComplete="tel" />}
      </Field>
      <Field {...shared} name="organization" label="Organization">
        {(attributes) => <input {...attributes} type="text" autoComplete="organization" />}
      </Field>
      <Field {...shared} name="donation_type" label="Donation Type" initial={type ?? choices.types[0]?.value}>
        {(attributes) => (
          <select {...attributes}>
            <Options options={choices.types} />
          </select>
        )}
      </Field>
      <Field {...shared} name="estimated_amount" label="Estimated Amount">
        {(attributes) => (
          <>
            <input
              {...attributes}
              type="text"
              list="donation-amounts"
              placeholder="Choose a range, or write your own"
            />
            <datalist id="donation-amounts">
              {choices.amounts.map((amount) => (
                <option key={amount} value={amount} />
              ))}
            </datalist>
          </>
        )}
      </Field>
      <Field
        {...shared}
        name="preferred_contact_method"
        label="Preferred Contact Method"
        initial={choices.methods[0]?.value}
      >
        {(attributes) => (
          <select {...attributes}>
            <Options options={choices.methods} />
          </select>
        )}
      </Field>
      <Field {...shared} name="best_contact_time" label="Best Contact Time">
        {(attributes) => <input {...attributes} type="text" placeholder="For example weekday mornings" />}
      </Field>
      <Field {...shared} name="message" label="Message" className="form-wide">
        {(attributes) => <textarea {...attributes} rows={4} />}
      </Field>
    </>
  );
}
