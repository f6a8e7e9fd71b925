import { requestAnonymously } from '../session/reach.ts';
import { PasswordByLink } from './PasswordByLink.tsx';
import { SignInFrame } from './SignInFrame.tsx';

/** Where the link of an invitation leads. */
export function Invitation() {
  return (
    <SignInFrame title="Welcome">
      <p className="text-muted">You are invited to the staff dashboard. Choose the password you will sign in with.</p>
      <PasswordByLink
        submit="Accept the invitation"
        send={(answer) => requestAnonymously('POST /invitations/accept/', { body: answer })}
      />
    </SignInFrame>
  );
}
