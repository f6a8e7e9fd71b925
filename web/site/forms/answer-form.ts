import { type ApiClient, RequestFailed } from '../../request.ts';
import { failureText } from '../section.ts';
import { nextAddress } from './next-page.ts';
import type { FormPlan, PostedForm } from './plan.ts';

/** The fields of the plan that came, and the one that only programs fill in. */
function readFields({ rules }: FormPlan, fields: URLSearchParams): Record<string, string> {
  const values: Record<string, string> = {};
  for (const name of [...Object.keys(rules), 'website']) {
    const value = fields.get(name);
    if (value !== null) values[name] = value.replaceAll('\r\n', '\n');
  }
  return values;
}

/** Sends a form that came without script to the API, and answers what its page has to show. */
export async function answerForm(plan: FormPlan, request: ApiClient, fields: URLSearchParams): Promise<PostedForm> {
  const values = readFields(plan, fields);
  try {
    const reply = await request(plan.call, { parameters: plan.parameters, body: values });
    return { taken: true, status: 200, message: reply.message, errors: {}, values: {}, address: nextAddress(reply) };
  } catch (error) {
    if (!(error instanceof RequestFailed)) throw error;
    const message = failureText(error, plan.failed);
    return { taken: false, status: error.status, message, errors: error.errors, values };
  }
}
