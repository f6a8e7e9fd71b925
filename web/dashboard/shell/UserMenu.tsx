import { ChevronDown } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { Button } from '../components/Button.tsx';
import { behindButton } from '../screen/lazy.ts';
import { initialsOf, nameOf, useAccount } from '../session/account.ts';

/** The signed-in user's initials and, if there is room, their name. */
function UserFace() {
  const name = nameOf(useAccount());
  return (
    <>
      <span
        aria-hidden="true"
        className="grid size-8 shrink-0 place-items-center bg-clay text-sm font-semibold text-chalk"
      >
        {initialsOf(name)}
      </span>
      <span className="max-w-48 truncate max-md:sr-only">{name}</span>
      <ChevronDown aria-hidden="true" className="size-4" />
    </>
  );
}

const { Part: UserMenuPopup, approach } = behindButton(async () => (await import('./UserMenuPopup.tsx')).UserMenuPopup);

/** The signed-in user's button, which opens their menu. */
export function UserMenu() {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLDivElement>(null);

  function press() {
    setWasOpened(true);
    setOpen(true);
  }

  return (
    <div ref={place}>
      <Button
        ref={button}
        kind="quiet"
        size="icon"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={press}
        {...approach}
      >
        <UserFace />
      </Button>
      {wasOpened ? (
        <Suspense>
          <UserMenuPopup open={open} onOpenChange={setOpen} button={button} place={place} />
        </Suspense>
      ) : null}
    </div>
  );
}
