import { Link, Navigate, useLocation } from 'react-router';
import * as words from '#locale/dashboard/sign-in.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { returnAddress } from '../session/return-address.ts';
import { keepSession, useSession } from '../session/session.ts';
import { linkLook, SignInFrame } from './SignInFrame.tsx';
import { SignInSteps } from './SignInSteps.tsx';

/** The sign-in page. A signed-in user is sent back to where they came from. */
export function SignIn() {
  const { signedIn } = useSession();
  const { state } = useLocation();
  if (signedIn) return <Navigate to={returnAddress(state)} replace />;
  return (
    <SignInFrame title={words.signIn}>
      <SignInSteps onSignedIn={keepSession} />
      <Link to={staffAddresses.forgottenPassword} state={state} className={linkLook}>
        {words.forgotPassword}
      </Link>
    </SignInFrame>
  );
}
