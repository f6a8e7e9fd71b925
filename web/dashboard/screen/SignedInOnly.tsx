import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import * as words from '#locale/dashboard/screen.ts';
import { otherAddresses } from '../../../domain/addresses.ts';
import { AccountProvider } from '../session/account.ts';
import { showIn } from '../session/language.ts';
import { renewWhileWorking } from '../session/renewal.ts';
import { request } from '../session/request.ts';
import type { Remembered } from '../session/return-address.ts';
import { keepUser, useSession } from '../session/session.ts';
import { NoRole } from './NoRole.tsx';
import { useCurrentScreen } from './ScreenGuard.tsx';
import { ScreenProblem } from './ScreenProblem.tsx';
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
    return <Navigate to={otherAddresses.signIn} state={state} replace />;
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
