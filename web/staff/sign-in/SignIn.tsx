import { ArrowLeft } from 'lucide-react';
import { Link, Navigate, useLocation } from 'react-router';
import { addresses } from '../../addresses.ts';
import { Mark } from '../../ui/imigongo/Mark.tsx';
import { Banner } from '../controls/Banner.tsx';
import { ScreenHeading } from '../screen/ScreenHeading.tsx';
import { returnAddress } from '../session/return-address.ts';
import { beginSession, useSession } from '../session/session.ts';
import { useTheme } from '../theme/theme.ts';
import { SignInSteps } from './SignInSteps.tsx';
import { SignInWall } from './SignInWall.tsx';

const forgotten = '#forgot-password';
const link = 'flex min-h-11 w-fit items-center gap-2 font-semibold text-accent underline';

/** The sign-in page. Whoever is signed in already goes on to where they came from. */
export function SignIn() {
  const { signedIn } = useSession();
  const { shown } = useTheme();
  const location = useLocation();
  if (signedIn) return <Navigate to={returnAddress(location.state)} replace />;
  return (
    <div className="grid min-h-dvh content-start lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:content-stretch">
      <main className="order-last grid content-between gap-8 px-[clamp(1rem,5vw,4rem)] py-6 lg:order-first lg:py-10">
        <a href={addresses.home} className={link}>
          <ArrowLeft aria-hidden="true" className="size-5" />
          Back to Home
        </a>
        <div className="grid w-full max-w-md gap-6">
          <div className="flex items-center gap-4">
            <Mark on={shown} className="size-12" />
            <ScreenHeading>Sign in</ScreenHeading>
          </div>
          <SignInSteps onSignedIn={beginSession} />
          <div className="grid gap-2">
            <Link to={forgotten} state={location.state} replace className={link}>
              Forgot password
            </Link>
            {location.hash === forgotten ? (
              <Banner tone="info">Ask an administrator of your organisation to set a new password for you.</Banner>
            ) : null}
          </div>
        </div>
        <p className="text-sm text-muted">This page is for the staff of the organisation.</p>
      </main>
      <SignInWall />
    </div>
  );
}
