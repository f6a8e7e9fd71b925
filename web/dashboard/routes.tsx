import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { Outlet, type RouteObject, useLocation } from 'react-router';
import * as words from '#locale/dashboard/screens.ts';
import { screenSpellings } from '../../domain/staff-screens.ts';
import { RequestFailed } from '../request.ts';
import { useGuards } from './components/guards.ts';
import { lazyAfterAMinute } from './loading/lazy.ts';
import { AllScreens } from './screen/all-screens.ts';
import { useCurrentScreen } from './screen/current-screen.ts';
import type { DashboardScreen } from './screen/dashboard-screen.ts';
import { NotFoundScreen } from './screen/NotFoundScreen.tsx';
import { ScreenGuard } from './screen/ScreenGuard.tsx';
import { ScreenFailed } from './screen/ScreenProblem.tsx';
import { SignedInOnly } from './screen/SignedInOnly.tsx';
import { Waiting } from './screen/Waiting.tsx';
import { dashboardScreen, dashboardScreens } from './screens.ts';
import { useIsPasswordAsked } from './session/proof.ts';
import { useSession } from './session/session.ts';
import { theWaiting } from './session/waiting.ts';
import { Toasts } from './toast/Toasts.tsx';

function titleOf(screen: unknown): string {
  return words.documentTitle(dashboardScreen(screen)?.title ?? words.pageNotFound);
}

/**
 * On arrival at a screen: sets its title, scrolls to the top, and focuses its heading for screen readers, or the field that
 * somebody came to write in.
 */
function useArrival(): void {
  const { pathname, hash } = useLocation();
  const screen = useCurrentScreen();
  const last = useRef(pathname);

  useEffect(() => {
    document.title = titleOf(screen);
    if (last.current === pathname) return;
    last.current = pathname;
    // A part of the screen that the address names has the focus.
    if (document.getElementById(hash.slice(1))) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const field = document.querySelector<HTMLElement>('main [data-written-first]');
    (field ?? document.querySelector('h1'))?.focus({ preventScroll: true });
  }, [pathname, hash, screen]);
}

/** A screen without the dashboard's header and menu. */
function ScreenAlone() {
  return (
    <main className="mx-auto w-full max-w-page p-[clamp(1rem,3vw,2.5rem)] *:mx-auto">
      <ScreenGuard>
        <Outlet />
      </ScreenGuard>
    </main>
  );
}

/** Milliseconds for which a list just loaded is not asked for again. */
const FRESH = 30_000;

/** The server was not reached, or it or its proxy said "not now": worth one more try. */
function isPassing(error: Error): boolean {
  return error instanceof RequestFailed && [0, 502, 503, 504].includes(error.status);
}

/** The cache of loaded data. Calls are made offline too, so that the user sees the error. */
const queries: QueryClient = new QueryClient({
  // Any change may have dealt with a record that waits.
  mutationCache: new MutationCache({ onSuccess: () => queries.invalidateQueries(theWaiting) }),
  defaultOptions: {
    queries: {
      staleTime: FRESH,
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (failures, error) => failures < 1 && isPassing(error),
    },
    mutations: { networkMode: 'always' },
  },
});

const SignInAgain = lazyAfterAMinute(async () => (await import('./sign-in/SignInAgain.tsx')).SignInAgain);

const ProvePassword = lazyAfterAMinute(async () => (await import('./sign-in/ProvePassword.tsx')).ProvePassword);

/** The root of the dashboard: the cache, the screen at the address, the toasts, and the sign-in over a screen. */
function Dashboard() {
  const { signedOut, ranOut } = useSession();
  const isPasswordAsked = useIsPasswordAsked();
  useArrival();
  useGuards();
  useEffect(() => {
    if (signedOut) queries.clear();
  }, [signedOut]);
  return (
    <QueryClientProvider client={queries}>
      {/* Before the screen: who leaves a toast with the Tab key comes back to where they were, and must not meet it next. */}
      <Toasts />
      <AllScreens value={dashboardScreens}>
        <Outlet />
      </AllScreens>
      {isPasswordAsked ? (
        <Suspense>
          <ProvePassword />
        </Suspense>
      ) : null}
      {ranOut ? (
        <Suspense>
          <SignInAgain />
        </Suspense>
      ) : null}
    </QueryClientProvider>
  );
}

/** A screen at all of its addresses; the router itself overlooks letter case and a slash at the end. */
const routesTo = (name: string, { load }: DashboardScreen): RouteObject[] =>
  (screenSpellings[name] ?? []).map((address) => ({
    path: address.replaceAll(/\{(\w+)\}/g, ':$1'),
    handle: name,
    lazy: async () => ({ Component: await load() }),
  }));

/** Shown without the dashboard's header and menu, as the specification has it. */
const outsideShell: readonly string[] = ['/add-event'];

const beforeSignIn = dashboardScreens.flatMap(([name, screen]) => (screen.beforeSignIn ? routesTo(name, screen) : []));
const behindSignIn = dashboardScreens.flatMap(([name, screen]) =>
  screen.beforeSignIn ? [] : routesTo(name, screen).map((route) => ({ ...route, ErrorBoundary: ScreenFailed })),
);
const isOutsideShell = ({ path }: RouteObject) => path !== undefined && outsideShell.includes(path);

const shell = async () => ({ Component: (await import('./shell/Shell.tsx')).Shell });

/** Every address of the dashboard, made from the table of its screens. */
export const routes: RouteObject[] = [
  {
    Component: Dashboard,
    ErrorBoundary: ScreenFailed,
    HydrateFallback: () => <Waiting>{words.loadingDashboard}</Waiting>,
    children: [
      ...beforeSignIn,
      {
        Component: SignedInOnly,
        children: [
          { lazy: shell, children: behindSignIn.filter((route) => !isOutsideShell(route)) },
          { Component: ScreenAlone, children: behindSignIn.filter(isOutsideShell) },
        ],
      },
      { path: '*', handle: 'not found', Component: NotFoundScreen },
    ],
  },
];
