import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Outlet, type RouteObject } from 'react-router';
import { type DashboardScreen, dashboardScreen } from './dashboard-screens.ts';
import { openScreens } from './open-screens.ts';
import { lazyAfterAMinute } from './screen/lazy.ts';
import { NotFound } from './screen/NotFound.tsx';
import { ScreenAlone } from './screen/ScreenAlone.tsx';
import { ScreenFailed } from './screen/ScreenFailed.tsx';
import { SignedInOnly } from './screen/SignedInOnly.tsx';
import { Waiting } from './screen/Waiting.tsx';
import { allScreens } from './screens.ts';
import { queries } from './session/queries.ts';
import { useSession } from './session/session.ts';
import { useArrival } from './shell/arrival.ts';
import { Toasts } from './toast/Toasts.tsx';

const SignInAgain = lazyAfterAMinute(async () => (await import('./sign-in/SignInAgain.tsx')).SignInAgain);

/** The root of the dashboard: what was loaded, the screen at the address, the toasts, the sign-in over a screen. */
function Dashboard() {
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

/** One screen at one of its addresses; the router itself overlooks letter case and a slash at the end. */
function routeTo(name: string, address: string, screen: DashboardScreen): RouteObject {
  const place = { path: address.replaceAll(/\{(\w+)\}/g, ':$1'), handle: name, ErrorBoundary: ScreenFailed };
  return { ...place, lazy: async () => ({ Component: await screen.load() }) };
}

/** Shown without the dashboard's header and menu, as the specification has it. */
const outsideShell: readonly string[] = ['/add-event'];

const behindSignIn = Object.entries(allScreens).flatMap(([name, spellings]) => {
  const screen = dashboardScreen(name);
  return screen === undefined ? [] : spellings.map((spelling) => routeTo(name, spelling, screen));
});
const beforeSignIn = Object.entries(openScreens).flatMap(([name, { addresses, load }]) =>
  addresses.map((path) => ({ path, handle: name, lazy: async () => ({ Component: await load() }) })),
);
const isOutsideShell = ({ path }: RouteObject) => path !== undefined && outsideShell.includes(path);

const shell = async () => ({ Component: (await import('./shell/Shell.tsx')).Shell });

/** Every address of the dashboard, made from the table of its screens. */
export const routes: RouteObject[] = [
  {
    Component: Dashboard,
    ErrorBoundary: ScreenFailed,
    HydrateFallback: () => <Waiting>Loading the dashboard...</Waiting>,
    children: [
      ...beforeSignIn,
      {
        Component: SignedInOnly,
        children: [
          { lazy: shell, children: behindSignIn.filter((route) => !isOutsideShell(route)) },
          { Component: ScreenAlone, children: behindSignIn.filter(isOutsideShell) },
        ],
      },
      { path: '*', handle: 'lost', Component: NotFound },
    ],
  },
];
