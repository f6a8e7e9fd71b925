import * as words from '#locale/forms.ts';
import { Form, SubmitButton } from '../forms/Form.tsx';
import type { PostedForm } from '../forms/plan.ts';
import { Thanks } from '../forms/Thanks.tsx';
import { useForm } from '../forms/useForm.ts';
import { island } from '../island.tsx';
import { QuestionField } from './QuestionField.tsx';
import type { AskedForm } from './question.ts';

interface AskedFormProps {
  asked: AskedForm;
  posted?: PostedForm | undefined;
}

/** A form that is drawn from its questions. */
function DrawnForm({ asked: { name, page = '', title, plan, questions }, posted }: AskedFormProps) {
  const form = useForm(plan, { posted });
  if (form.state === 'sent' && form.note) {
    return <Thanks title={words.isSent} text={form.note.text} again={words.sendAnother} onAgain={form.again} />;
  }
  return (
    <Form form={form} action={`${page}#${name}`} label={title} className="form-grid">
      <input type="hidden" name="form" value={name} />
      {questions.map((question) => (
        <QuestionField key={question.name} form={form} question={question} prefix={name} />
      ))}
      <SubmitButton state={form.state} label={words.send} busy={words.sending} className="form-button" />
    </Form>
  );
}

export default island('fields/AskedForm', DrawnForm);
