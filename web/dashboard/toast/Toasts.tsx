import 'sonner/dist/styles.css';
import './toast.css';
import { Toaster } from 'sonner';
import { useTheme } from '../theme/theme.ts';

/** Milliseconds a toast stays. */
const STAY = 5000;

const look = { unstyled: true, classNames: { toast: 'toast' } };

/** Where the toasts appear: bottom right, within reach of Alt+T. */
export function Toasts() {
  const { shown } = useTheme();
  return (
    <Toaster
      theme={shown}
      position="bottom-right"
      duration={STAY}
      hotkey={['altKey', 'KeyT']}
      expand
      closeButton
      toastOptions={look}
    />
  );
}
