import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { dashboardScreen } from '../dashboard-screens.ts';
import { openScreen } from '../open-screens.ts';
import { useCurrentScreen } from '../screen/current-screen.ts';

function titleOf(screen: unknown): string {
  const known = openScreen(screen) ?? dashboardScreen(screen);
  return `${known?.title ?? 'Page Not Found'} — Intambwe`;
}

/** On arrival at a screen: sets its title, scrolls to the top, and focuses its heading for screen readers. */
export function useArrival(): void {
  const { pathname } = useLocation();
  const screen = useCurrentScreen();
  const last = useRef(pathname);

  useEffect(() => {
    document.title = titleOf(screen);
    if (last.current === pathname) return;
    last.current = pathname;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [pathname, screen]);
}
