import { type ReactNode, Suspense, useRef } from 'react';
import { behindButton } from '../loading/lazy.ts';
import { buttonLook } from './Button.tsx';
import type { MenuEntry } from './MenuPopup.tsx';
import { useOpening } from './use-opening.ts';

const { Part: MenuPopup, approach } = behindButton(async () => (await import('./MenuPopup.tsx')).MenuPopup);

interface MenuButtonProps {
  size: 'regular' | 'small' | 'row';
  kind?: 'secondary' | 'quiet';
  className?: string;
  /** Read aloud, where the button's own words do not say enough: `More for "Market day"`. */
  label?: string;
  title?: string;
  align: 'start' | 'end';
  entries: readonly MenuEntry[];
  /** An icon and a word. */
  children: ReactNode;
}

/** A button that opens a menu. Most lists are read without one: its code comes with the pointer or the focus. */
export function MenuButton({
  size,
  kind = 'quiet',
  className = '',
  label,
  title,
  align,
  entries,
  children,
}: MenuButtonProps) {
  const { open, setOpen, wasOpened, button, byKeyboard, press } = useOpening();
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} className="inline-block">
      <button
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={label}
        title={title}
        className={`${buttonLook(kind, size)} ${className}`}
        onClick={press}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          press({ currentTarget: event.currentTarget, detail: 0 });
        }}
        {...approach}
      >
        {children}
      </button>
      {wasOpened ? (
        <Suspense>
          <MenuPopup
            entries={entries}
            align={align}
            open={open}
            onOpenChange={setOpen}
            button={button}
            byKeyboard={byKeyboard}
            place={place}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
