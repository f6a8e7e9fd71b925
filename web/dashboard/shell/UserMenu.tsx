import { Suspense, useRef, useState } from 'react';
import { Button } from '../components/Button.tsx';
import { behindButton } from '../screen/lazy.ts';
import { UserFace } from './UserFace.tsx';

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
