import type { ReactNode } from 'react';
import { Field, InputField, SelectField } from '../forms/Form.tsx';
import type { LiveForm } from '../forms/useForm.ts';
import type { Question } from './question.ts';

interface Shared {
  form: LiveForm;
  name: string;
  label: string;
  lang: string | undefined;
  hint: string | undefined;
  prefix: string;
}

/** The control of each kind of question. */
const controls: Readonly<Record<Question['kind'], (shared: Shared, question: Question) => ReactNode>> = {
  text: (shared, { autoComplete }) => <InputField {...shared} autoComplete={autoComplete} />,
  email: (shared) => <InputField {...shared} type="email" autoComplete="email" />,
  telephone: (shared) => <InputField {...shared} type="tel" autoComplete="tel" />,
  number: (shared) => <InputField {...shared} type="number" />,
  day: (shared) => <InputField {...shared} type="date" />,
  paragraphs: (shared, { rows }) => (
    <Field {...shared} className="form-wide">
      {(attributes) => <textarea {...attributes} rows={rows} />}
    </Field>
  ),
  choice: (shared, { options = [] }) => <SelectField {...shared} options={options} />,
  flag: (shared) => (
    <Field {...shared}>
      {({ defaultValue, ...attributes }) => (
        <input {...attributes} type="checkbox" value="true" defaultChecked={defaultValue === 'true'} />
      )}
    </Field>
  ),
};

interface QuestionFieldProps {
  form: LiveForm;
  question: Question;
  /** Sets it apart from a field of the same name in another form of the page. */
  prefix: string;
}

/** The field in which a visitor answers a question. */
export function QuestionField({ form, question, prefix }: QuestionFieldProps) {
  const { kind, name, label, lang, hint } = question;
  return controls[kind]({ form, name, label, lang, hint, prefix }, question);
}
