import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Outlet } from 'react-router';
import { lazyAfterAMinute } from './screen/lazy.ts';
import { queries } from './session/queries.ts';
import { useSession } from './session/session.ts';
import { useArrival } from './shell/arrival.ts';
import { Toasts } from './toast/Toasts.tsx';

const SignInAgain = lazyAfterAMinute(async () => (await import('./sign-in/SignInAgain.tsx')).SignInAgain);

/** The root of the dashboard: what was loaded, the screen at the address, the toasts, the sign-in over a screen. */
export function Dashboard() {
  const { signedOut, ranOut } = useSession();
  useArrival();
  useEffect(() => {
    if (signedOut) queries.clear();
  }, [signedOut]);
  return (
    <QueryClientProvider client={queries}>
      <Outlet />
      {ranOut ? (
        <Suspense>
          <SignInAgain />
        </Suspense>
      ) : null}
      <Toasts />
    </QueryClientProvider>
  );
}
