import { addresses } from '../../../domain/addresses.ts';
import { ActionLink } from '../components/ActionLink.tsx';
import { Icon } from '../components/Icon.tsx';
import { MenuDropdown } from './MenuDropdown.tsx';
import { MenuItem } from './MenuItem.tsx';
import { menu } from './menu.ts';

/** The navigation behind one button, for small screens. It repeats every entry and ends with the call to give. */
export function SmallMenu({ path }: { path: string }) {
  return (
    <details className="group/menu min-[75rem]:hidden">
      <summary className="grid size-12 list-none place-items-center" aria-label="Menu">
        <Icon name="menu" className="size-7 group-open/menu:hidden" />
        <Icon name="close" className="hidden size-7 group-open/menu:block" />
      </summary>
      <div className="menu-panel absolute inset-x-0 top-full max-h-[calc(100dvh-4.5rem)] overflow-y-auto">
        <ul className="page-width py-2">
          {menu.map((entry) =>
            'links' in entry ? (
              <MenuDropdown
                key={entry.label}
                group={entry}
                path={path}
                name="small-menu"
                summaryClass="menu-row justify-between text-lg"
                listClass="mb-2 ml-4 border-call border-l-4"
                linkClass="menu-row"
              />
            ) : (
              <MenuItem key={entry.label} link={entry} path={path} className="menu-row text-lg" />
            ),
          )}
          <li className="p-4">
            <ActionLink href={addresses.donate} look="call" className="w-full">
              Donate Now
            </ActionLink>
          </li>
        </ul>
      </div>
    </details>
  );
}
