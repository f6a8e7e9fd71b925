import { isCurrent, type MenuLink } from './menu.ts';

interface MenuItemProps {
  link: MenuLink;
  path: string;
  className: string;
}

/** One link of the navigation. It says when it is the page one is on. */
export function MenuItem({ link, path, className }: MenuItemProps) {
  return (
    <li>
      <a href={link.address} aria-current={isCurrent(link.address, path) ? 'page' : undefined} className={className}>
        {link.label}
      </a>
    </li>
  );
}
