import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import * as words from '#locale/dashboard/screen.ts';
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
      <ScreenHeading>{words.noRole}</ScreenHeading>
      <p className="text-lead">
        {words.noPermissionAtAll} {data?.contact ? words.whoCanGiveRole(data.contact) : words.askForRole}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" onClick={onRetry}>
          {words.lookAgain}
        </Button>
        <Link to={screens.profile[0]} className={buttonLook('secondary')}>
          {words.myProfile}
        </Link>
        <Button onClick={() => void signOut()}>{words.signOut}</Button>
      </div>
    </main>
  );
}
