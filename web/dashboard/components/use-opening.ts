import { type MouseEvent, useRef, useState } from 'react';

/**
 * Whether what a button opens is open, and whether it ever was: until then it is not there, and from then on it stays. `button` is
 * the one that was pressed, which has the focus again afterwards; `byKeyboard`, whether a key did.
 */
export function useOpening() {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const byKeyboard = useRef(false);
  function press({ currentTarget, detail }: Pick<MouseEvent<HTMLButtonElement>, 'currentTarget' | 'detail'>) {
    button.current = currentTarget;
    // A key presses a button without a single click of the pointer.
    byKeyboard.current = detail === 0;
    setWasOpened(true);
    setOpen(true);
  }
  return { open, setOpen, wasOpened, button, byKeyboard, press };
}
