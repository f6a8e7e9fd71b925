import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Button, buttonLook } from '../components/Button.tsx';
import { screens } from '../screens.ts';
import { signOut } from '../session/sign-out.ts';
import { ScreenHeading } from './ScreenHeader.tsx';
import { administrators } from './ScreenProblem.tsx';

/** In place of the whole dashboard, for an account that may do nothing there: why, and whom to ask. */
export function NoRole({ onRetry }: { onRetry(): void }) {
  const { data } = useQuery(administrators);
  return (
    <main className="grid max-w-reading justify-items-start gap-5 p-[clamp(1rem,3vw,2.5rem)]">
      <ScreenHeading>Your account has no role yet</ScreenHeading>
      <p className="text-lead">
        You are signed in, but your account does not have permission to do anything here.{' '}
        {data?.contact
          ? `Those who can give you a role: ${data.contact}.`
          : 'Ask an administrator of your organisation to give you a role.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" onClick={onRetry}>
          Look again
        </Button>
        <Link to={screens.profile[0]} className={buttonLook('secondary')}>
          My Profile
        </Link>
        <Button onClick={() => void signOut()}>Sign Out</Button>
      </div>
    </main>
  );
}
