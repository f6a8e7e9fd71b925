import { createContext, use } from 'react';
import { everyPlainSubmission } from '../../../domain/submissions/registry.ts';
import type { PlainSubmission } from '../../../domain/submissions/submission.ts';
import type { ApiClient } from '../../request.ts';
import { answerForm } from '../forms/answer-form.ts';
import type { PostedForm } from '../forms/plan.ts';
import AskedForm from './AskedForm.island.tsx';
import { askedFormOf } from './asked-form.ts';

/** The outcome of the form of a submission that came to this page without script. */
export const PostedSubmission = createContext<PostedForm | undefined>(undefined);

/** Answers such a form, whatever the page that it came to; undefined for a form of the page's own. */
export async function answerSubmission(
  request: ApiClient,
  fields: URLSearchParams,
  all: readonly PlainSubmission[] = everyPlainSubmission,
): Promise<PostedForm | undefined> {
  const submission = all.find(({ name }) => name === fields.get('form'));
  if (!submission) return undefined;
  return { ...(await answerForm(askedFormOf(submission).plan, request, fields)), form: submission.name };
}

/** The form by which visitors send a submission, under its heading. */
export function SubmissionForm({ submission }: { submission: PlainSubmission }) {
  const asked = askedFormOf(submission);
  const posted = use(PostedSubmission);
  // No question can have this name.
  const title = `${asked.name}--heading`;
  return (
    <section id={asked.name} aria-labelledby={title} className="section-space">
      <div className="page-width">
        <h2 id={title} className="mb-8 text-title">
          {asked.title}
        </h2>
        <AskedForm asked={asked} posted={posted?.form === asked.name ? posted : undefined} />
      </div>
    </section>
  );
}
