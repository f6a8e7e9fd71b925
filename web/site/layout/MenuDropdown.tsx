import { Icon } from '../components/Icon.tsx';
import { MenuItem } from './MenuItem.tsx';
import { isCurrent, type MenuGroup } from './menu.ts';

interface MenuDropdownProps {
  group: MenuGroup;
  path: string;
  /** Of the dropdowns with the same name only one is open. */
  name: string;
  summaryClass: string;
  listClass: string;
  linkClass: string;
}

/** An entry that opens on a click, with or without script. */
export function MenuDropdown({ group, path, name, summaryClass, listClass, linkClass }: MenuDropdownProps) {
  const holdsCurrent = group.links.some(({ address }) => isCurrent(address, path));
  return (
    <li>
      <details name={name} className="group relative">
        <summary className={summaryClass} data-current={holdsCurrent ? '' : undefined}>
          {group.label}
          <Icon name="down" className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <ul className={listClass}>
          {group.links.map((link) => (
            <MenuItem key={link.address} link={link} path={path} className={linkClass} />
          ))}
        </ul>
      </details>
    </li>
  );
}
