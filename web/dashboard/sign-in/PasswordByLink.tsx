import { Link, useNavigate, useSearchParams } from 'react-router';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/sign-in.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { type LinkAnswer, passwordLinkTexts } from '../../../domain/password-link.ts';
import { Banner } from '../components/Banner.tsx';
import { SmallForm } from '../form/SmallForm.tsx';
import { checkConfirmed, confirmedPassword, emptyPassword, NewPasswordFields } from '../password/NewPasswordFields.tsx';
import { wordedForStaff } from '../replies/worded.ts';
import { requestAnonymously } from '../session/reach.ts';
import { linkLook, SignInFrame } from './SignInFrame.tsx';

interface PasswordByLinkProps {
  submit: string;
  send(answer: LinkAnswer): Promise<{ message: string }>;
}

const schema = confirmedPassword.superRefine(checkConfirmed);

/** Sets a password with the secret that a mailed link carries, and leads to the sign-in. */
function PasswordByLink({ submit, send }: PasswordByLinkProps) {
  const navigate = useNavigate();
  const token = useSearchParams()[0].get('token');
  return (
    <>
      {token === null ? (
        <Banner tone="danger">{wordedForStaff(passwordLinkTexts.badLink)}</Banner>
      ) : (
        <SmallForm
          schema={schema}
          startsWith={emptyPassword}
          submit={submit}
          submitting={words.saving}
          failed={words.passwordNotSet}
          save={async ({ password }) => {
            const { message } = await send({ token, password });
            toast.success(message);
            await navigate(staffAddresses.signIn, { replace: true });
          }}
        >
          {(control) => <NewPasswordFields control={control} password="password" confirmation="confirmation" />}
        </SmallForm>
      )}
      <Link to={staffAddresses.forgottenPassword} className={linkLook}>
        {words.requestNewLink}
      </Link>
    </>
  );
}

/** The screen behind the link of an invitation. */
export function Invitation() {
  return (
    <SignInFrame title={words.welcome}>
      <p className="text-muted">{words.invited}</p>
      <PasswordByLink
        submit={words.acceptInvitation}
        send={(answer) => requestAnonymously('POST /invitations/accept/', { body: answer })}
      />
    </SignInFrame>
  );
}

/** The screen behind the link of a password mail. */
export function ResetPassword() {
  return (
    <SignInFrame title={words.setNewPassword}>
      <p className="text-muted">{words.signedOutEverywhere}</p>
      <PasswordByLink
        submit={words.setPassword}
        send={(answer) => requestAnonymously('POST /password-reset/confirm/', { body: answer })}
      />
    </SignInFrame>
  );
}
