import { useRef } from 'react';
import { addresses } from '../../../domain/addresses.ts';
import { ActionLink } from '../components/ActionLink.tsx';
import { useScrolledPast } from '../components/useScrolledPast.ts';
import { island } from '../island.tsx';
import { Brand } from './Brand.tsx';
import { MenuDropdown } from './MenuDropdown.tsx';
import { MenuItem } from './MenuItem.tsx';
import { menu } from './menu.ts';
import { SmallMenu } from './SmallMenu.tsx';
import { useDropdowns } from './useDropdowns.ts';

/** The navigation as a row, where there is room for one. */
function WideMenu({ path }: { path: string }) {
  return (
    <ul className="hidden items-center min-[75rem]:flex">
      {menu.map((entry) =>
        'links' in entry ? (
          <MenuDropdown
            key={entry.label}
            group={entry}
            path={path}
            name="wide-menu"
            summaryClass="menu-entry"
            listClass="menu-panel absolute top-full left-0 w-max min-w-56"
            linkClass="menu-row"
          />
        ) : (
          <MenuItem key={entry.label} link={entry} path={path} className="menu-entry" />
        ),
      )}
    </ul>
  );
}

interface NavigationProps {
  /** The address of the page, as asked for. */
  path: string;
  name: string;
  tagline: string;
  line: string;
}

/** Pixels down the page from which the bar shows itself as one that stays. */
const THRESHOLD = 50;

/** The bar that stays at the top: the brand, where one can go, and the call to give. */
function Navigation({ path, name, tagline, line }: NavigationProps) {
  const bar = useRef<HTMLDivElement>(null);
  const scrolled = useScrolledPast(THRESHOLD);
  useDropdowns(bar);
  return (
    <div ref={bar} className="navigation" data-theme={scrolled ? 'dark' : undefined}>
      <div className="page-width flex min-h-18 items-center justify-between gap-2">
        <Brand name={name} tagline={tagline} line={line} on={scrolled ? 'dark' : 'light'} />
        <nav aria-label="Main" className="flex items-center gap-3">
          <WideMenu path={path} />
          <ActionLink href={addresses.donate} look="call" className="whitespace-nowrap max-sm:hidden">
            Donate Now
          </ActionLink>
          <SmallMenu path={path} />
        </nav>
      </div>
    </div>
  );
}

export default island('layout/Navigation', Navigation);
