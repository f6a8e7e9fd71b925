import { ChevronDown } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import * as words from '#locale/dashboard/shell.ts';
import { useAccount } from '../session/account.ts';
import { Count } from './Count.tsx';
import { foldGroup, useFoldedGroups } from './folded-groups.ts';
import { MenuFilter } from './MenuFilter.tsx';
import { MenuRow, rowLook } from './MenuRow.tsx';
import { type EntriesOfGroup, groupsFor, useCurrentEntry } from './menu.ts';

interface MenuListProps {
  /** Icons only; the words stay for screen readers and as a hint under the pointer. */
  narrow?: boolean;
  onChosen?: () => void;
}

interface GroupProps extends MenuListProps {
  group: EntriesOfGroup;
  pressed: RefObject<string | undefined>;
}

/** The entries of one group under its heading, which folds them. */
function Group({ group: { name, entries }, narrow = false, onChosen, pressed }: GroupProps) {
  const id = useId();
  const isFolded = useFoldedGroups()(name);
  const label = words.groups[name];
  return (
    <div className={narrow ? 'not-first:mt-2 not-first:border-t not-first:border-line not-first:pt-2' : ''}>
      {narrow ? null : (
        <button
          type="button"
          aria-expanded={!isFolded}
          aria-controls={id}
          onClick={() => foldGroup(name, !isFolded)}
          className={`w-full justify-between gap-2 px-2 pt-1 text-left text-sm font-semibold text-muted hover:text-body ${rowLook}`}
        >
          <span className="menu-label">{label}</span>
          {isFolded ? <Count entries={entries} className="ml-auto" /> : null}
          <ChevronDown aria-hidden="true" className={`size-4 shrink-0 ${isFolded ? '-rotate-90' : ''}`} />
        </button>
      )}
      <ul id={id} aria-label={label} hidden={isFolded && !narrow}>
        {entries.map((entry) => (
          <MenuRow key={entry.name} entry={entry} narrow={narrow} onChosen={onChosen} pressed={pressed} />
        ))}
      </ul>
    </div>
  );
}

/**
 * Scrolls the menu until the entry is in sight. `scrollIntoView` would also let the tab key go on from there, so that on a new
 * page the first press passed the link to the content.
 */
function bringIntoSight(entry?: Element | null, menu?: Element | null): void {
  if (!entry || !menu) return;
  const [{ top, bottom }, frame] = [entry.getBoundingClientRect(), menu.getBoundingClientRect()];
  // Below the field for a word, which stays on top.
  const first = frame.top + (Number.parseFloat(getComputedStyle(menu).scrollPaddingTop) || 0);
  if (bottom > frame.bottom) menu.scrollTop += bottom - frame.bottom;
  else if (top < first) menu.scrollTop += top - first;
}

/** The menu by its groups, in the sidebar and in the drawer; or what of it is called so. */
export function MenuList({ narrow = false, onChosen }: MenuListProps) {
  const account = useAccount();
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const pressed = useRef<string>(undefined);
  const current = useCurrentEntry();
  const groups = groupsFor(account);
  const groupOfCurrent = groups.find(({ entries }) => entries.some(({ name }) => name === current))?.name;

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever folds the group of the open screen finds it folded
  useEffect(() => {
    if (groupOfCurrent) foldGroup(groupOfCurrent, false);
    const menu = list.current?.closest('.drawer') ?? list.current?.closest('nav');
    bringIntoSight(menu?.querySelector('[aria-current]'), menu);
  }, [current]);

  function chosen() {
    setTyped('');
    onChosen?.();
  }
  return (
    <div ref={list} className="@container">
      {narrow ? null : <MenuFilter typed={typed} onType={setTyped} onChosen={chosen} />}
      {typed.trim() !== '' && !narrow
        ? null
        : groups.map((group) => (
            <Group key={group.name} group={group} narrow={narrow} onChosen={chosen} pressed={pressed} />
          ))}
    </div>
  );
}
