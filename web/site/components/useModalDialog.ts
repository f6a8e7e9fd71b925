import { type RefObject, useEffect } from 'react';

const LOCK = 'scroll-locked';

/**
 * Adds to a `<dialog>` what the platform leaves out: a click beside it closes it, and the page behind it does not scroll
 * while it is open. Escape and the phone's back gesture close it without this. Returns the function that opens it.
 */
export function useModalDialog(dialog: RefObject<HTMLDialogElement | null>): () => void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    let pressedBeside = false;
    const unlock = () => document.documentElement.classList.remove(LOCK);
    // Selecting text may begin inside and end beside it: only a press that does both beside it counts.
    const press = ({ target }: PointerEvent) => {
      pressedBeside = target === element;
    };
    const release = ({ target }: MouseEvent) => {
      if (pressedBeside && target === element) element.close();
    };
    element.addEventListener('close', unlock);
    element.addEventListener('pointerdown', press);
    element.addEventListener('click', release);
    return () => {
      if (element.open) unlock();
      element.removeEventListener('close', unlock);
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('click', release);
    };
  }, [dialog]);

  return () => {
    if (!dialog.current || dialog.current.open) return;
    dialog.current.showModal();
    document.documentElement.classList.add(LOCK);
  };
}
