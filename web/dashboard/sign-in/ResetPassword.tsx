import { requestAnonymously } from '../session/reach.ts';
import { PasswordByLink } from './PasswordByLink.tsx';
import { SignInFrame } from './SignInFrame.tsx';

/** Where the link of a password mail leads. */
export function ResetPassword() {
  return (
    <SignInFrame title="Set a new password">
      <p className="text-muted">Everywhere you are signed in, you will be signed out.</p>
      <PasswordByLink
        submit="Set the password"
        send={(answer) => requestAnonymously('POST /password-reset/confirm/', { body: answer })}
      />
    </SignInFrame>
  );
}
