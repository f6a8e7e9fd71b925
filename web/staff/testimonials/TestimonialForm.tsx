import { type StaffTestimonial, testimonialInput } from '../../../domain/testimonial.ts';
import { AboutForm, type OpenedForm } from '../about/AboutForm.tsx';
import { useNextPosition } from '../about/next-position.ts';
import { CheckboxField } from '../form/CheckboxField.tsx';
import { NumberField } from '../form/NumberField.tsx';
import { TextAreaField } from '../form/TextAreaField.tsx';
import { TextField } from '../form/TextField.tsx';
import { testimonials } from './testimonials.ts';

const fields = {
  quote: 'Quotation',
  name: 'Name',
  role: 'Role or place',
  is_consented: 'Agreed to be quoted',
  position: 'Position',
} as const;

const valuesOf = ({ quote, name, role, is_consented, position }: StaffTestimonial) => ({
  quote,
  name,
  role,
  is_consented,
  position,
});

/** Adds what somebody said, or changes it. */
export function TestimonialForm({ thing, ...opened }: OpenedForm<StaffTestimonial>) {
  const position = useNextPosition(testimonials);
  const empty = { quote: '', name: '', role: '', is_consented: false, position };
  return (
    <AboutForm
      {...opened}
      kind={testimonials}
      thing={thing}
      schema={testimonialInput}
      startsWith={thing ? valuesOf(thing) : empty}
      valuesOf={valuesOf}
      fields={fields}
    >
      {(control) => (
        <>
          <TextAreaField
            control={control}
            name="quote"
            label={fields.quote}
            hint="In the speaker's own words, without quotation marks."
            rows={5}
          />
          <TextField control={control} name="name" label={fields.name} autoComplete="off" />
          <TextField control={control} name="role" label={fields.role} autoComplete="off" />
          <CheckboxField
            control={control}
            name="is_consented"
            label={fields.is_consented}
            hint="The speaker has said yes to these words and this name on the site. Until then nobody sees them."
          />
          <NumberField
            control={control}
            name="position"
            label={fields.position}
            hint="The smallest number comes first."
            min={0}
          />
        </>
      )}
    </AboutForm>
  );
}
