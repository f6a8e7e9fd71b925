import { Link, useNavigate, useSearchParams } from 'react-router';
import { toast } from 'sonner';
import { otherAddresses } from '../../../domain/addresses.ts';
import { type LinkAnswer, passwordLinkTexts } from '../../../domain/password-link.ts';
import { Banner } from '../components/Banner.tsx';
import { SmallForm } from '../form/SmallForm.tsx';
import { checkConfirmed, confirmedPassword, emptyPassword, NewPasswordFields } from '../password/NewPasswordFields.tsx';
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
        <Banner tone="danger">{passwordLinkTexts.badLink}</Banner>
      ) : (
        <SmallForm
          schema={schema}
          startsWith={emptyPassword}
          submit={submit}
          submitting="Saving..."
          failed="The password was not set."
          save={async ({ password }) => {
            const { message } = await send({ token, password });
            toast.success(message);
            await navigate(otherAddresses.signIn, { replace: true });
          }}
        >
          {(control) => <NewPasswordFields control={control} password="password" confirmation="confirmation" />}
        </SmallForm>
      )}
      <Link to={otherAddresses.forgottenPassword} className={linkLook}>
        Request a new link
      </Link>
    </>
  );
}

/** The screen behind the link of an invitation. */
export function Invitation() {
  return (
    <SignInFrame title="Welcome">
      <p className="text-muted">You are invited to the staff dashboard. Choose a password to sign in with.</p>
      <PasswordByLink
        submit="Accept the invitation"
        send={(answer) => requestAnonymously('POST /invitations/accept/', { body: answer })}
      />
    </SignInFrame>
  );
}

/** The screen behind the link of a password mail. */
export function ResetPassword() {
  return (
    <SignInFrame title="Set a new password">
      <p className="text-muted">You will be signed out everywhere.</p>
      <PasswordByLink
        submit="Set the password"
        send={(answer) => requestAnonymously('POST /password-reset/confirm/', { body: answer })}
      />
    </SignInFrame>
  );
}
