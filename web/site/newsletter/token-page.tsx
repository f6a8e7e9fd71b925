import { newsletterTexts, newsletterToken } from '../../../domain/newsletter.ts';
import type { FormCall } from '../../request.ts';
import { answerForm } from '../forms/answer-form.ts';
import { planForm } from '../forms/plan-form.ts';
import type { PageProps } from '../page.ts';
import { definePage } from '../render.tsx';
import { TokenStep } from './TokenStep.tsx';

interface TokenPage {
  address: string;
  /** Where the secret goes, and what is said then. */
  call: FormCall;
  done: string;
  title: string;
  description: string;
  text: string;
  button: string;
  help: { label: string; address: string };
}

/** A page of one button that a link in a mail leads to, with the secret in its address. */
export function tokenPage({ address, call, done, description, ...step }: TokenPage) {
  const plan = planForm(call, newsletterToken, { sent: done, failed: newsletterTexts.failed });

  function TokenPage({ data, posted }: PageProps<string>) {
    return <TokenStep {...step} action={address} token={data} posted={posted} />;
  }

  return definePage<string>({
    address,
    query: ['token'],
    isPersonal: true,
    load: async ({ query }) => query.get('token') ?? '',
    post({ request, query }, fields) {
      // Mail programs that offer a button of their own send it to the address as it stands in the mail.
      const token = fields.get('token') ?? query.get('token') ?? '';
      return answerForm(plan, request, new URLSearchParams({ token }));
    },
    head: () => ({ title: step.title, description, canonical: address }),
    Page: TokenPage,
  });
}
