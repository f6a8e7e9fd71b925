import { MenuDropdown } from './MenuDropdown.tsx';
import { MenuItem } from './MenuItem.tsx';
import { menu } from './menu.ts';

/** The navigation as a row, where there is room for one. */
export function WideMenu({ path }: { path: string }) {
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
