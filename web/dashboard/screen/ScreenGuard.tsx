import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import { dashboardScreen } from '../screens.ts';
import { useAccount } from '../session/account.ts';
import { mayOpen } from './dashboard-screen.ts';
import { NotPermitted } from './ScreenProblem.tsx';

/** The name of the screen that is open, as the routes carry it. */
export function useCurrentScreen(): unknown {
  return useMatches().at(-1)?.handle;
}

/** Shows the screen to users who may see it. The server refuses the calls in any case; this shows the reason. */
export function ScreenGuard({ children }: { children: ReactNode }) {
  const { permissions } = useAccount();
  const screen = dashboardScreen(useCurrentScreen());
  return screen === undefined || mayOpen(screen, permissions) ? children : <NotPermitted title={screen.title} />;
}
