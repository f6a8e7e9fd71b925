import { ChevronDown, Menu, Moon, PanelLeftClose, PanelLeftOpen, Sun } from 'lucide-react';
import { type MouseEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import { Link, Outlet, useNavigation } from 'react-router';
import * as words from '#locale/dashboard/shell.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import { Mark } from '../../ui/imigongo/Mark.tsx';
import { Button } from '../components/Button.tsx';
import { useOpening } from '../components/use-opening.ts';
import { behindButton } from '../loading/lazy.ts';
import { ScreenGuard } from '../screen/ScreenGuard.tsx';
import { SearchButton } from '../search/SearchButton.tsx';
import { initialsOf, nameOf, useAccount } from '../session/account.ts';
import { useTheme } from '../theme/theme.ts';
import { MenuList } from './MenuList.tsx';
import { Places } from './Places.tsx';

/** Switches between light and dark; the choice is remembered on this device. */
function ThemeToggle() {
  const { shown, toggle } = useTheme();
  const Icon = shown === 'dark' ? Sun : Moon;
  return (
    <Button kind="quiet" size="icon" aria-pressed={shown === 'dark'} onClick={toggle}>
      <Icon aria-hidden="true" className="size-5" />
      <span className="sr-only">{words.darkMode}</span>
    </Button>
  );
}

const { Part: DrawnMenu, approach: approachMenu } = behindButton(
  async () => (await import('./DrawnMenu.tsx')).DrawnMenu,
);

/** The button for the menu on a small screen. */
function MenuButton({ isOpen, onPress }: { isOpen: boolean; onPress(event: MouseEvent<HTMLButtonElement>): void }) {
  return (
    <Button
      kind="quiet"
      size="icon"
      className="lg:hidden"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onPress}
      {...approachMenu}
    >
      <Menu aria-hidden="true" className="size-6" />
      <span className="sr-only">{words.openMenu}</span>
    </Button>
  );
}

/** The signed-in user's initials and, if there is room, their name. */
function UserFace() {
  const name = nameOf(useAccount());
  return (
    <>
      <span
        aria-hidden="true"
        className="grid size-8 shrink-0 place-items-center bg-clay text-sm font-semibold text-chalk"
      >
        {initialsOf(name)}
      </span>
      <span className="max-w-48 truncate max-md:sr-only">{name}</span>
      <ChevronDown aria-hidden="true" className="size-4" />
    </>
  );
}

const { Part: UserMenuPopup, approach: approachUserMenu } = behindButton(
  async () => (await import('./UserMenuPopup.tsx')).UserMenuPopup,
);

/** The signed-in user's button, which opens their menu. */
function UserMenu() {
  const { open, setOpen, wasOpened, button, press } = useOpening();
  const place = useRef<HTMLDivElement>(null);

  return (
    <div ref={place}>
      <Button kind="quiet" size="icon" aria-haspopup="menu" aria-expanded={open} onClick={press} {...approachUserMenu}>
        <UserFace />
      </Button>
      {wasOpened ? (
        <Suspense>
          <UserMenuPopup open={open} onOpenChange={setOpen} button={button} place={place} />
        </Suspense>
      ) : null}
    </div>
  );
}

interface HeaderProps {
  menuButton: ReactNode;
  narrow: boolean;
  onToggleSidebar(): void;
}

/** The top of the dashboard, always in reach. */
function Header({ menuButton, narrow, onToggleSidebar }: HeaderProps) {
  const SidebarIcon = narrow ? PanelLeftOpen : PanelLeftClose;
  return (
    <header className="sticky top-0 z-20 bg-raised print:hidden">
      <div className="shell-header flex h-14 items-center px-2 sm:gap-2 sm:px-3">
        {menuButton}
        <Button kind="quiet" size="icon" className="max-lg:hidden" aria-expanded={!narrow} onClick={onToggleSidebar}>
          <SidebarIcon aria-hidden="true" className="size-5" />
          <span className="sr-only">{words.wideMenu}</span>
        </Button>
        <Link to={staffAddresses.overview} className="mr-auto flex min-h-11 items-center gap-3 pr-2">
          <Mark className="size-9" />
          <span className="font-display text-subheading max-[22rem]:sr-only">{words.program}</span>
        </Link>
        <SearchButton />
        <ThemeToggle />
        <UserMenu />
      </div>
      <Band motif="zigzag" tone="clay" size="thin" />
    </header>
  );
}

const key = 'sidebar';

/** Whether the sidebar shows icons only, as this device remembers it. */
function useSidebarWidth() {
  const [narrow, setNarrow] = useState(() => localStorage.getItem(key) === 'narrow');
  const toggle = () => {
    localStorage.setItem(key, narrow ? 'wide' : 'narrow');
    setNarrow(!narrow);
  };
  return { narrow, toggle };
}

/** The menu beside the screen, where there is room for it. */
function Sidebar({ narrow }: { narrow: boolean }) {
  return (
    <nav
      aria-label={words.menu}
      className={`sticky top-18 h-[calc(100dvh-4.5rem)] shrink-0 scroll-pt-12 [scrollbar-width:thin] overflow-y-auto border-r border-line bg-raised px-2 pb-2 max-lg:hidden print:hidden ${narrow ? 'w-17 pt-2' : 'w-62 pointer-coarse:w-74'}`}
    >
      <MenuList narrow={narrow} />
    </nav>
  );
}

/** The layout of every dashboard screen: header, menu, and the screen itself. */
export function Shell() {
  const { narrow, toggle } = useSidebarWidth();
  const { open, setOpen, wasOpened, button, press } = useOpening();
  const { state } = useNavigation();
  return (
    <>
      <a href="#screen" className="skip-link">
        {words.skipToContent}
      </a>
      <Header menuButton={<MenuButton isOpen={open} onPress={press} />} narrow={narrow} onToggleSidebar={toggle} />
      <div className="flex">
        <Sidebar narrow={narrow} />
        <main
          id="screen"
          tabIndex={-1}
          aria-busy={state === 'loading'}
          className="min-w-0 grow p-[clamp(1rem,2.5vw,2rem)] pb-24 outline-none"
        >
          <ScreenGuard>
            <Outlet />
          </ScreenGuard>
          <footer className="mt-10 text-sm text-muted print:hidden">
            {words.programVersion(document.documentElement.dataset.version ?? '')}
          </footer>
        </main>
      </div>
      <Places isMenuOpen={open} onMore={press} approach={approachMenu} />
      {wasOpened ? (
        <Suspense>
          <DrawnMenu open={open} onOpenChange={setOpen} button={button} />
        </Suspense>
      ) : null}
    </>
  );
}
