import { Moon, PanelLeftClose, PanelLeftOpen, Sun } from 'lucide-react';
import { Link } from 'react-router';
import { staffAddresses } from '../../../domain/addresses.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import { Mark } from '../../ui/imigongo/Mark.tsx';
import { Button } from '../components/Button.tsx';
import { useTheme } from '../theme/theme.ts';
import { MenuDrawer } from './MenuDrawer.tsx';
import { UserMenu } from './UserMenu.tsx';

/** Switches between light and dark; the choice is remembered on this device. */
function ThemeToggle() {
  const { shown, toggle } = useTheme();
  const Icon = shown === 'dark' ? Sun : Moon;
  return (
    <Button kind="quiet" size="icon" aria-pressed={shown === 'dark'} onClick={toggle}>
      <Icon aria-hidden="true" className="size-5" />
      <span className="sr-only">Dark mode</span>
    </Button>
  );
}

interface HeaderProps {
  narrow: boolean;
  onToggleSidebar(): void;
}

/** The top of the dashboard, always in reach. */
export function Header({ narrow, onToggleSidebar }: HeaderProps) {
  const { shown } = useTheme();
  const SidebarIcon = narrow ? PanelLeftOpen : PanelLeftClose;
  return (
    <header className="sticky top-0 z-20 bg-raised print:hidden">
      <div className="flex h-14 items-center gap-2 px-2 sm:px-3">
        <MenuDrawer />
        <Button kind="quiet" size="icon" className="max-lg:hidden" aria-expanded={!narrow} onClick={onToggleSidebar}>
          <SidebarIcon aria-hidden="true" className="size-5" />
          <span className="sr-only">Wide menu</span>
        </Button>
        <Link to={staffAddresses.overview} className="mr-auto flex min-h-11 items-center gap-3 pr-2">
          <Mark on={shown} className="size-9" />
          <span className="font-display text-subheading">Intambwe</span>
        </Link>
        <ThemeToggle />
        <UserMenu />
      </div>
      <Band motif="zigzag" tone="clay" size="thin" />
    </header>
  );
}
