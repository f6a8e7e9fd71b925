import * as words from '#locale/newsletter.ts';
import { newsletterTexts, newsletterToken } from '../../../domain/newsletter.ts';
import type { FormCall } from '../../request.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import { addresses } from '../addresses.ts';
import { ActionLink } from '../components/ActionLink.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { answerForm } from '../forms/answer-form.ts';
import type { PostedForm } from '../forms/plan.ts';
import { planForm } from '../forms/plan-form.ts';
import type { PageProps } from '../page.ts';
import { definePage } from '../render.tsx';

interface TokenStepProps {
  title: string;
  /** Explains the button before it is pressed. */
  text: string;
  button: string;
  /** This page's address, and the secret it was opened with; empty when there was none. */
  action: string;
  token: string;
  posted: PostedForm | undefined;
  /** The link shown when the token is no longer valid. */
  help: { label: string; address: string };
}

/**
 * One step that a link in a mail leads to. Opening it does nothing: programs that look through mails open links too. A
 * person presses the button, which needs no script.
 */
function TokenStep({ title, text, button, action, token, posted, help }: TokenStepProps) {
  return (
    <section aria-labelledby="step-title">
      <div className="page-width section-space">
        <h1 id="step-title" className="max-w-[18ch] text-title">
          {title}
        </h1>
        {posted ? (
          <>
            <p
              role={posted.taken ? 'status' : 'alert'}
              className={`form-note mt-8 max-w-reading ${posted.taken ? 'form-note-taken' : 'form-note-failed'}`}
            >
              {posted.message}
            </p>
            <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
              <ActionLink href={addresses.posts}>{words.readOurBlog}</ActionLink>
              {posted.taken ? null : <TextLink href={help.address}>{help.label}</TextLink>}
            </div>
          </>
        ) : (
          <>
            <p className="mt-5 max-w-reading text-lead">{text}</p>
            <form method="post" action={action} className="mt-8">
              <input type="hidden" name="token" value={token} />
              <button type="submit" className="submit-button">
                {button}
              </button>
            </form>
          </>
        )}
      </div>
      <Band motif="spiral" tone="chalk" size="regular" />
    </section>
  );
}

interface TokenPage {
  address: string;
  /** The call that takes the token. */
  call: FormCall;
  title: string;
  description: string;
  text: string;
  button: string;
  help: { label: string; address: string };
}

/** A page of one button that a link in a mail leads to, with the secret in its address. */
export function tokenPage({ address, call, description, ...step }: TokenPage) {
  const plan = planForm(call, newsletterToken, newsletterTexts);

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
