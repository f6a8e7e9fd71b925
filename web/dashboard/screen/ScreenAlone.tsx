import { Outlet } from 'react-router';
import { ScreenGuard } from './ScreenGuard.tsx';

/** A screen without the dashboard's header and menu. */
export function ScreenAlone() {
  return (
    <main className="mx-auto w-full max-w-page p-[clamp(1rem,3vw,2.5rem)]">
      <ScreenGuard>
        <Outlet />
      </ScreenGuard>
    </main>
  );
}
