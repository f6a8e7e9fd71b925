import { useState } from 'react';
import { Outlet, useNavigation } from 'react-router';
import { ScreenGuard } from '../screen/ScreenGuard.tsx';
import { Header } from './Header.tsx';
import { MenuList } from './MenuList.tsx';

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
      aria-label="Menu"
      className={`sticky top-18 h-[calc(100dvh-4.5rem)] shrink-0 overflow-y-auto border-r border-line bg-raised p-2 max-lg:hidden print:hidden ${narrow ? 'w-17' : 'w-62'}`}
    >
      <MenuList narrow={narrow} />
    </nav>
  );
}

/** The layout of every dashboard screen: header, menu, and the screen itself. */
export function Shell() {
  const { narrow, toggle } = useSidebarWidth();
  const { state } = useNavigation();
  return (
    <>
      <a href="#screen" className="skip-link">
        Skip to the content
      </a>
      <Header narrow={narrow} onToggleSidebar={toggle} />
      <div className="flex">
        <Sidebar narrow={narrow} />
        <main
          id="screen"
          tabIndex={-1}
          aria-busy={state === 'loading'}
          className="min-w-0 grow p-[clamp(1rem,2.5vw,2rem)] outline-none"
        >
          <ScreenGuard>
            <Outlet />
          </ScreenGuard>
          <footer className="mt-10 text-sm text-muted print:hidden">
            Intambwe {document.documentElement.dataset.version}
          </footer>
        </main>
      </div>
    </>
  );
}
