import 'sonner/dist/styles.css';
import './toast.css';
import { Toaster } from 'sonner';
import { useTheme } from '../theme/theme.ts';

/** Milliseconds a toast stays. */
const STAY = 5000;

/** On a phone they leave the buttons of a form free, which stand at the lower edge. */
const ABOVE_BUTTONS = '5.5rem';

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
      visibleToasts={2}
      mobileOffset={{ bottom: ABOVE_BUTTONS }}
      closeButton
      toastOptions={look}
    />
  );
}
