import type { ReactNode } from 'react';
import { dashboardScreen } from '../screens.ts';
import { useAccount } from '../session/account.ts';
import { useCurrentScreen } from './current-screen.ts';
import { mayOpen } from './dashboard-screen.ts';
import { NotPermitted } from './ScreenProblem.tsx';

/** Shows the screen to users who may see it. The server refuses the calls in any case; this shows the reason. */
export function ScreenGuard({ children }: { children: ReactNode }) {
  const { permissions } = useAccount();
  const screen = dashboardScreen(useCurrentScreen());
  return screen === undefined || mayOpen(screen, permissions) ? children : <NotPermitted title={screen.title} />;
}
