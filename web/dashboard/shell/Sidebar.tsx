import { MenuList } from './MenuList.tsx';

/** The menu beside the screen, where there is room for it. */
export function Sidebar({ narrow }: { narrow: boolean }) {
  return (
    <nav
      aria-label="Menu"
      className={`sticky top-18 h-[calc(100dvh-4.5rem)] shrink-0 overflow-y-auto border-r border-line bg-raised p-2 max-lg:hidden print:hidden ${narrow ? 'w-17' : 'w-62'}`}
    >
      <MenuList narrow={narrow} />
    </nav>
  );
}
