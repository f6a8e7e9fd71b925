import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, Navigate, Outlet, useLocation } from 'react-router';
import * as words from '#locale/dashboard/screen.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { Button, buttonLook } from '../components/Button.tsx';
import { AccountProvider } from '../session/account.ts';
import { showIn } from '../session/language.ts';
import { renewWhileWorking } from '../session/renewal.ts';
import { request } from '../session/request.ts';
import type { Remembered } from '../session/return-address.ts';
import { keepUser, useSession } from '../session/session.ts';
import { signOut } from '../session/sign-out.ts';
import { useCurrentScreen } from './current-screen.ts';
import { ScreenHeading } from './ScreenHeader.tsx';
import { administratorsToAsk, ScreenProblem } from './ScreenProblem.tsx';
import { Waiting } from './Waiting.tsx';

/** The account as the server knows it now, so that a changed right shows without signing in again. */
const account = queryOptions({
  queryKey: ['account'],
  async queryFn() {
    const user = await request('GET /me/');
    keepUser(user);
    return user;
  },
});

/** In place of the whole dashboard, for an account that may do nothing there: why, and whom to ask. */
function NoRole({ onRetry }: { onRetry(): void }) {
  const { data } = useQuery(administratorsToAsk);
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
        <Link to={staffAddresses.profile} className={buttonLook('secondary')}>
          {words.myProfile}
        </Link>
        <Button onClick={() => void signOut()}>{words.signOut}</Button>
      </div>
    </main>
  );
}

/** Shows its content to signed-in people only; others go to the sign-in, and come back afterwards. */
export function SignedInOnly() {
  const { signedIn, signedOut, user } = useSession();
  const { pathname, search } = useLocation();
  const screen = useCurrentScreen();
  const { data, error, refetch } = useQuery({ ...account, enabled: signedIn });
  useEffect(renewWhileWorking, []);
  const isKnown = data !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dashboard opens, before anything is typed
  useEffect(() => {
    if (data) showIn(data.language);
  }, [isKnown]);

  if (!signedIn) {
    const state: Remembered | undefined = signedOut ? undefined : { from: pathname + search };
    return <Navigate to={staffAddresses.signIn} state={state} replace />;
  }
  // Their own name and password are theirs in any case.
  if (user?.permissions.length === 0 && screen !== 'profile') return <NoRole onRetry={() => void refetch()} />;
  if (user !== undefined) {
    return (
      <AccountProvider value={user}>
        <Outlet />
      </AccountProvider>
    );
  }
  if (error === null) return <Waiting>{words.loadingAccount}</Waiting>;
  return (
    <main className="p-[clamp(1rem,3vw,2.5rem)]">
      <ScreenProblem title={words.accountNotLoaded} detail={error.message} onRetry={() => void refetch()} />
    </main>
  );
}
