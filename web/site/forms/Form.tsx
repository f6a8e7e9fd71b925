import { type ComponentProps, Fragment, type ReactNode } from 'react';
import * as words from '#locale/forms.ts';
import type { FormState, LiveForm } from './useForm.ts';

interface SubmitButtonProps {
  state: FormState;
  /** Its label, and its label while the form is being sent. */
  label: string;
  busy: string;
  className?: string;
}

/** Sends its form; not again as long as it is on its way. It keeps the focus meanwhile, which a disabled button loses. */
export function SubmitButton({ state, label, busy, className = '' }: SubmitButtonProps) {
  const isBusy = state === 'submitting';
  return (
    <button type="submit" aria-disabled={isBusy || undefined} className={`submit-button ${className}`}>
      {isBusy ? busy : label}
    </button>
  );
}

export interface Option {
  value: string;
  label: string;
  /** Of a label that is not in the page's language. */
  lang?: string | undefined;
}

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
  /** Of a label that is not in the page's language. */
  lang?: string | undefined;
  /** Help with the answer, in the language of the label. */
  hint?: string | undefined;
  /** Its initial value. */
  initial?: string | undefined;
  /** Sets it apart from a field of the same name in another form of the page. */
  prefix?: string;
  className?: string;
  children: (attributes: ControlAttributes) => ReactNode;
}

/** A control with its label above and its error below. */
export function Field(props: FieldProps) {
  const { form, name, label, lang, hint, initial, prefix = 'field', className = '', children } = props;
  const { plan, posted, errors } = form;
  const id = `${prefix}-${name}`;
  const error = errors[name]?.[0];
  const required = plan.rules[name]?.required;
  const isOneOf = plan.oneOf !== undefined && name in plan.oneOf.fields;
  const describedBy = [...(hint === undefined ? [] : [`${id}-hint`]), ...(error === undefined ? [] : [`${id}-error`])];
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>
        {lang === undefined ? label : <span lang={lang}>{label}</span>}
        {required === undefined && !isOneOf ? <span className="field-optional"> {words.optional}</span> : null}
      </label>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} lang={lang} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {children({
        id,
        name,
        required: required !== undefined,
        defaultValue: posted?.values[name] ?? initial,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': describedBy.join(' ') || undefined,
      })}
      {error === undefined ? null : (
        <p id={`${id}-error`} className="field-error">
          {error === required ? words.thisFieldIsRequired : error}
        </p>
      )}
    </div>
  );
}

interface InputFieldProps
  extends Omit<FieldProps, 'children'>,
    Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'placeholder'> {}

/** A field of one line. */
export function InputField({ type = 'text', autoComplete, placeholder, ...field }: InputFieldProps) {
  return (
    <Field {...field}>
      {(attributes) => <input {...attributes} type={type} autoComplete={autoComplete} placeholder={placeholder} />}
    </Field>
  );
}

interface SelectFieldProps extends Omit<FieldProps, 'children'> {
  /** The first is chosen to begin with, if no other is. */
  options: readonly Option[];
}

/** A field with a choice of one. */
export function SelectField({ options, initial = options[0]?.value, ...field }: SelectFieldProps) {
  return (
    <Field {...field} initial={initial}>
      {(attributes) => (
        // With a choice that is made already nothing can be missing, and HTML has no word for it.
        <select {...attributes} required={attributes.required && options[0]?.value === ''}>
          {options.map(({ value, label, lang }) => (
            <option key={value} value={value} lang={lang}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** A field that people neither see nor reach. Only programs fill it in. */
function Trap() {
  return (
    <div className="form-trap" aria-hidden="true">
      <label>
        {words.leaveThisEmpty}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/**
 * The form's own message: the outcome without script, or that it waits for the network. The element is there from the
 * beginning, so that screen readers announce its text.
 */
function FormNote({ form: { note } }: { form: LiveForm }) {
  return (
    <div role={note?.kind === 'failed' ? 'alert' : 'status'} className="form-note-place">
      {note ? <p className={`form-note form-note-${note.kind}`}>{note.text}</p> : null}
    </div>
  );
}

interface FormProps {
  form: LiveForm;
  /** The page it stands on: without script the form is sent there. */
  action: string;
  /** The form's name, for those who go from landmark to landmark. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** A visitor's form. Its fields are checked by us and not by the browser, so that everybody reads the same sentences. */
export function Form({ form, action, label, className, children }: FormProps) {
  return (
    <form
      ref={form.element}
      method="post"
      action={action}
      noValidate
      aria-label={label}
      onSubmit={form.onSubmit}
      onInput={form.onInput}
      className={className}
    >
      <FormNote form={form} />
      {/* Clears what was typed without script once the message has been sent. */}
      <Fragment key={form.posted ? 'posted' : 'fresh'}>{children}</Fragment>
      <Trap />
    </form>
  );
}
