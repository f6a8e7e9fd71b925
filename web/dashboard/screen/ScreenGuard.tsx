import type { ReactNode } from 'react';
import { dashboardScreen } from '../dashboard-screens.ts';
import { useAccount } from '../session/account.ts';
import { useCurrentScreen } from './current-screen.ts';
import { NotPermitted } from './NotPermitted.tsx';

/** Shows the screen to whoever may see it. The server refuses the calls in any case; this says so in words. */
export function ScreenGuard({ children }: { children: ReactNode }) {
  const { permissions } = useAccount();
  const screen = dashboardScreen(useCurrentScreen());
  const missing = screen?.permission !== undefined && !permissions.includes(screen.permission);
  return missing ? <NotPermitted title={screen.title} /> : children;
}
