import { addresses } from '../../../domain/addresses.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import { ActionLink } from '../components/ActionLink.tsx';
import { TextLink } from '../components/TextLink.tsx';
import type { PostedForm } from '../forms/plan.ts';

interface TokenStepProps {
  title: string;
  /** Explains the button before it is pressed. */
  text: string;
  button: string;
  /** This page's address, and the secret it was opened with; empty when there was none. */
  action: string;
  token: string;
  posted: PostedForm | undefined;
  /** Where to go when the secret is no longer good. */
  help: { label: string; address: string };
}

/**
 * One step that a link in a mail leads to. Opening it does nothing: programs that look through mails open links too. A
 * person presses the button, which needs no script.
 */
export function TokenStep({ title, text, button, action, token, posted, help }: TokenStepProps) {
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
              <ActionLink href={addresses.posts}>Read our blog</ActionLink>
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
