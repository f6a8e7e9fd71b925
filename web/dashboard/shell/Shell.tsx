import { Outlet, useNavigation } from 'react-router';
import { ScreenGuard } from '../screen/ScreenGuard.tsx';
import { Header } from './Header.tsx';
import { Sidebar } from './Sidebar.tsx';
import { useSidebarWidth } from './sidebar-width.ts';

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
        </main>
      </div>
    </>
  );
}
