import { useAccount } from '../session/account.ts';
import { MenuEntries } from './MenuEntries.tsx';
import { type MenuEntry, menu, websiteMenu } from './menu.ts';

interface MenuListProps {
  /** Icons only; the words stay for screen readers and as a hint under the pointer. */
  narrow?: boolean;
  onChosen?: () => void;
}

/** The entries of the menu in their groups, in the sidebar and in the drawer. */
export function MenuList(props: MenuListProps) {
  const { permissions } = useAccount();
  const isOffered = ({ permission }: MenuEntry) => permission === undefined || permissions.includes(permission);
  const website = websiteMenu.filter(isOffered);
  return (
    <>
      <MenuEntries {...props} entries={menu.filter(isOffered)} />
      {website.length === 0 ? null : (
        <div className="mt-3 border-t border-line pt-3">
          {props.narrow ? null : (
            <p aria-hidden="true" className="px-4 pb-1 text-sm font-semibold text-muted">
              Website
            </p>
          )}
          <MenuEntries {...props} label="Website" entries={website} />
        </div>
      )}
    </>
  );
}
