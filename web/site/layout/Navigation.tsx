import * as words from '#locale/layout.ts';
import type { SiteSettings } from '../../../domain/site.ts';
import { addresses } from '../addresses.ts';
import { ActionLink } from '../components/ActionLink.tsx';
import { Icon } from '../components/Icon.tsx';
import { telephoneLink } from '../components/telephone-link.ts';
import { useLedLinks } from '../page-leads.ts';
import { Brand, type BrandTexts } from './Brand.tsx';
import { currentOf, holdsCurrent, type MenuGroup, type MenuPage, menu } from './menu.ts';
import { SocialLinks } from './SocialLinks.tsx';

/**
 * The navigation behind one button, for small screens. It begins with the other languages and the search, repeats every entry, and ends with
 * ways to reach us.
 */
function SmallMenu({ path, phone, socialLinks, languages }: Omit<NavigationProps, 'brand'>) {
  return (
    <details className="group/menu min-[75rem]:hidden">
      <summary className="grid size-12 list-none place-items-center" aria-label={words.menu}>
        <Icon name="menu" className="size-7 group-open/menu:hidden" />
        <Icon name="close" className="hidden size-7 group-open/menu:block" />
      </summary>
      <div className="menu-panel absolute inset-x-0 top-full max-h-[calc(100dvh-4.5rem)] overflow-y-auto">
        <ul className="page-width py-2">
          {languages.length === 0 ? null : (
            <li className="flex flex-wrap border-line border-b">
              {languages.map(({ code, address, name }) => (
                <a key={code} href={address} lang={code} hrefLang={code} className="menu-row text-lg">
                  {name}
                </a>
              ))}
            </li>
          )}
          <MenuItem
            link={{ label: words.search, address: addresses.search }}
            path={path}
            className="menu-row text-lg"
          />
          <MenuEntries
            path={path}
            name="small-menu"
            summaryClass="menu-row justify-between text-lg"
            listClass="mb-2 ml-4 border-call border-l-4"
            itemClass="menu-row text-lg"
          />
          <MenuItem
            link={{ label: words.donateNow, address: addresses.donate }}
            path={path}
            className="menu-row text-lg"
          />
          {phone === '' ? null : (
            <li>
              <a href={telephoneLink(phone)} className="menu-row gap-3">
                <Icon name="phone" className="size-5 shrink-0" />
                {phone}
              </a>
            </li>
          )}
          {socialLinks.length === 0 ? null : (
            <li>
              <SocialLinks links={socialLinks} className="px-1" />
            </li>
          )}
        </ul>
      </div>
    </details>
  );
}

interface MenuDropdownProps {
  group: MenuGroup;
  path: string;
  /** Of the dropdowns with the same name only one is open. */
  name: string;
  summaryClass: string;
  listClass: string;
}

/** An entry that opens on a click, with or without script. */
function MenuDropdown({ group, path, name, summaryClass, listClass }: MenuDropdownProps) {
  const links = useLedLinks(group.links);
  return links.length === 0 ? null : (
    <li>
      <details name={name} className="group relative">
        <summary className={summaryClass} data-current={holdsCurrent({ ...group, links }, path) ? '' : undefined}>
          {group.label}
          <Icon name="down" className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <ul className={listClass}>
          {links.map((link) => (
            <MenuItem key={link.label} link={link} path={path} className="menu-row" />
          ))}
        </ul>
      </details>
    </li>
  );
}

interface MenuItemProps {
  link: MenuPage;
  path: string;
  className: string;
}

/** One link of the navigation. It says when it is the page one is on, or the one above it. */
function MenuItem({ link, path, className }: MenuItemProps) {
  const [shown] = useLedLinks([link]);
  return shown === undefined ? null : (
    <li>
      <a href={shown.address} aria-current={currentOf(shown, path)} className={className}>
        {shown.label}
      </a>
    </li>
  );
}

interface MenuEntriesProps extends Omit<MenuDropdownProps, 'group'> {
  itemClass: string;
}

/** Every entry of the navigation. */
function MenuEntries({ itemClass, ...dropdown }: MenuEntriesProps) {
  return menu.map((entry) =>
    'links' in entry ? (
      <MenuDropdown key={entry.label} group={entry} {...dropdown} />
    ) : (
      <MenuItem key={entry.label} link={entry} path={dropdown.path} className={itemClass} />
    ),
  );
}

/** The navigation as a row, where there is room for one. */
function WideMenu({ path }: { path: string }) {
  return (
    <ul className="hidden flex-wrap items-center justify-end min-[75rem]:flex">
      <MenuEntries
        path={path}
        name="wide-menu"
        summaryClass="menu-entry"
        listClass="menu-panel absolute top-full left-0 w-max min-w-56"
        itemClass="menu-entry"
      />
    </ul>
  );
}

interface NavigationProps {
  /** The address of the page, as asked for. */
  path: string;
  brand: BrandTexts;
  phone: string;
  socialLinks: SiteSettings['social_links'];
  /** The other languages of the site, each with the address of this page in it. */
  languages: readonly { code: string; address: string; name: string }[];
}

/** The bar that stays at the top: the brand, where one can go, and the call to give. */
export function Navigation({ path, brand, phone, socialLinks, languages }: NavigationProps) {
  return (
    <div className="navigation">
      <div className="page-width flex min-h-13 items-center justify-between gap-2 max-[18rem]:flex-wrap max-[18rem]:gap-0 xs:min-h-18">
        {/* In a language with long words, or in letters of twice their size, the menu takes a second row before the name is broken. */}
        <div className="min-w-0 max-[18rem]:w-full min-[75rem]:min-w-56">
          <Brand {...brand} />
        </div>
        <nav aria-label={words.mainMenu} className="flex shrink-0 items-center gap-1 xs:gap-3 min-[75rem]:shrink">
          <WideMenu path={path} />
          <ActionLink
            href={addresses.donate}
            look="call"
            className="whitespace-nowrap max-sm:min-h-11 max-sm:px-3 max-sm:text-sm"
          >
            <span>
              {words.donate}
              <span className="max-sm:sr-only"> {words.donateRest}</span>
            </span>
          </ActionLink>
          <SmallMenu path={path} phone={phone} socialLinks={socialLinks} languages={languages} />
        </nav>
      </div>
    </div>
  );
}
