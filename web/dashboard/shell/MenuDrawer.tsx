import { Menu } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import * as words from '#locale/dashboard/shell.ts';
import { Button } from '../components/Button.tsx';
import { behindButton } from '../screen/lazy.ts';

const { Part: DrawnMenu, approach } = behindButton(async () => (await import('./DrawnMenu.tsx')).DrawnMenu);

/** The menu on a small screen, behind its button. */
export function MenuDrawer() {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function press() {
    setWasOpened(true);
    setOpen(true);
  }

  return (
    <>
      <Button
        ref={button}
        kind="quiet"
        size="icon"
        className="lg:hidden"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={press}
        {...approach}
      >
        <Menu aria-hidden="true" className="size-6" />
        <span className="sr-only">{words.openMenu}</span>
      </Button>
      {wasOpened ? (
        <Suspense>
          <DrawnMenu open={open} onOpenChange={setOpen} button={button} />
        </Suspense>
      ) : null}
    </>
  );
}
