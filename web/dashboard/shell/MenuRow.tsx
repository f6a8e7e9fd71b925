import { Pin } from 'lucide-react';
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import * as words from '#locale/dashboard/shell.ts';
import { Count } from './Count.tsx';
import { foldGroup } from './folded-groups.ts';
import { type MenuEntry, useCurrentEntry } from './menu.ts';
import { usePins } from './use-pins.ts';

/** As high as a finger needs, and lower where there is a mouse. */
export const rowHeight = 'min-h-11 lg:pointer-fine:min-h-7.5';

/** A line of the menu. */
export const rowLook = `flex items-center text-[0.9375rem] ${rowHeight}`;

interface PinButtonProps {
  entry: MenuEntry;
  /** The entry whose button was pressed last: pinned or not, it stands elsewhere in the menu then, and keeps the focus. */
  pressed: RefObject<string | undefined>;
}

/** Pins an entry to the top of the menu, or takes it from there. With a mouse it is seen where the mouse or the focus is. */
function PinButton({ entry: { name, label, group }, pressed }: PinButtonProps) {
  const { isPinned, turn, isPending } = usePins();
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where the entry has come to
  useEffect(() => {
    if (pressed.current !== name) return;
    pressed.current = undefined;
    button.current?.focus();
  }, []);
  function press() {
    if (isPending) return;
    pressed.current = name;
    if (isPinned(name)) foldGroup(group, false);
    const stays = () => {
      pressed.current = undefined;
    };
    turn(name, stays);
  }
  return (
    <button
      ref={button}
      type="button"
      aria-pressed={isPinned(name)}
      aria-disabled={isPending}
      title={isPinned(name) ? words.unpin : words.pin}
      onClick={press}
      className={
        'grid w-[44px] shrink-0 place-items-center hover:text-accent lg:pointer-fine:absolute lg:pointer-fine:inset-y-0 lg:pointer-fine:right-0 lg:pointer-fine:w-8 ' +
        'lg:pointer-fine:bg-accent-surface lg:pointer-fine:not-group-hover/entry:not-group-focus-within/entry:opacity-0'
      }
    >
      <Pin aria-hidden="true" className={`size-4 ${isPinned(name) ? 'fill-current text-accent' : 'text-muted'}`} />
      <span className="sr-only">{words.pinEntry(label)}</span>
    </button>
  );
}

/** Under the pointer, a label that did not fit is shown whole. */
function showWhole({ currentTarget }: PointerEvent<HTMLElement>): void {
  const isCut = currentTarget.scrollWidth > currentTarget.clientWidth;
  currentTarget.title = isCut ? (currentTarget.textContent ?? '') : '';
}

interface MenuRowProps {
  entry: MenuEntry;
  narrow: boolean;
  onChosen?: (() => void) | undefined;
  pressed: RefObject<string | undefined>;
}

/** One entry of the menu, with what waits behind it. */
export function MenuRow({ entry, narrow, onChosen, pressed }: MenuRowProps) {
  const { name, label, address, Icon } = entry;
  const current = useCurrentEntry();
  return (
    <li className="group/entry relative flex">
      <Link
        to={address}
        onClick={onChosen}
        aria-current={name === current ? 'page' : undefined}
        title={narrow ? label : undefined}
        className={
          `current-mark relative grow gap-2.5 border-l-4 px-2 leading-tight group-hover/entry:bg-accent-surface ${rowLook} ` +
          'min-w-0 aria-[current=page]:bg-accent-surface aria-[current=page]:text-accent'
        }
      >
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        <span className={narrow ? 'sr-only' : 'menu-label'} onPointerEnter={narrow ? undefined : showWhole}>
          {label}
        </span>
        <Count entries={[entry]} className={narrow ? 'absolute top-0 right-0' : 'ml-auto'} />
      </Link>
      {narrow ? null : <PinButton entry={entry} pressed={pressed} />}
    </li>
  );
}
