import { Moon, Sun } from 'lucide-react';
import { Button } from '../components/Button.tsx';
import { useTheme } from '../theme/theme.ts';

/** Switches between light and dark; the choice is remembered on this device. */
export function ThemeToggle() {
  const { shown, toggle } = useTheme();
  const Icon = shown === 'dark' ? Sun : Moon;
  return (
    <Button kind="quiet" size="icon" aria-pressed={shown === 'dark'} onClick={toggle}>
      <Icon aria-hidden="true" className="size-5" />
      <span className="sr-only">Dark mode</span>
    </Button>
  );
}
