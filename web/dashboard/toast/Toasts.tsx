import 'sonner/dist/styles.css';
import './toast.css';
import { useEffect } from 'react';
import { Toaster, useSonner } from 'sonner';
import * as words from '#locale/dashboard/toast.ts';
import { useTheme } from '../theme/theme.ts';

/** Milliseconds a toast stays. */
const STAY = 5000;

/** Pixels between toasts, and around them. */
const GAP = 14;

/**
 * Makes room below the screen for the visible toasts, as `--toasts-room`: content under them can be scrolled clear, and on
 * a phone the buttons of a form stand above them.
 */
function useRoom(): void {
  const { toasts } = useSonner();
  useEffect(() => {
    const root = document.documentElement;
    // Toasts have their height once they are drawn.
    const frame = requestAnimationFrame(() => {
      const shown = [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]:not([data-removed=true])')];
      const heights = shown.slice(0, MOST).map(({ offsetHeight }) => offsetHeight + GAP);
      const room = heights.reduce((sum, height) => sum + height, 0);
      root.style.setProperty('--toasts-room', toasts.length === 0 ? '0px' : `${room + GAP}px`);
    });
    return () => cancelAnimationFrame(frame);
  }, [toasts]);
}

/** So far from the lower edge of the window, or from the bar of places that stands there on a phone. */
const above = (distance: string) => `calc(var(--places-room) + ${distance})`;

/** So many are shown at once. */
const MOST = 2;

const look = { unstyled: true, classNames: { toast: 'toast' }, closeButtonAriaLabel: words.closeToast };

/** The region of the toasts: bottom right; Alt+T moves the focus there. */
export function Toasts() {
  const { shown } = useTheme();
  useRoom();
  return (
    <Toaster
      theme={shown}
      containerAriaLabel={words.notifications}
      position="bottom-right"
      duration={STAY}
      hotkey={['altKey', 'KeyT']}
      expand
      visibleToasts={MOST}
      gap={GAP}
      offset={{ bottom: above('24px') }}
      mobileOffset={{ bottom: above(`${GAP}px`) }}
      closeButton
      toastOptions={look}
    />
  );
}
