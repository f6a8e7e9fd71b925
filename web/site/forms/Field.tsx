import type { ReactNode } from 'react';
import type { LiveForm } from './useForm.ts';

/** The attributes of the control inside a field. */
interface ControlAttributes {
  id: string;
  name: string;
  required: boolean;
  defaultValue: string | undefined;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  form: LiveForm;
  name: string;
  label: string;
  /** Its initial value. */
  initial?: string;
  /** Sets it apart from a field of the same name in another form of the page. */
  prefix?: string;
  className?: string;
  children: (attributes: ControlAttributes) => ReactNode;
}

/** A control with its label above and what is wrong with it below. */
export function Field({ form, name, label, initial, prefix = 'field', className = '', children }: FieldProps) {
  const { plan, posted, errors } = form;
  const id = `${prefix}-${name}`;
  const error = errors[name]?.[0];
  const required = plan.rules[name]?.required;
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>
        {label}
        {required === undefined ? <span className="field-optional"> (optional)</span> : null}
      </label>
      {children({
        id,
        name,
        required: required !== undefined,
        defaultValue: posted?.values[name] ?? initial,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': error === undefined ? undefined : `${id}-error`,
      })}
      {error === undefined ? null : (
        <p id={`${id}-error`} className="field-error">
          {error === required ? 'This field is required.' : error}
        </p>
      )}
    </div>
  );
}
