import { Search } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import * as words from '#locale/dashboard/search.ts';
import { Button } from '../components/Button.tsx';
import { behindButton } from '../loading/lazy.ts';

const { Part: SearchDialog, approach } = behindButton(async () => (await import('./SearchDialog.tsx')).SearchDialog);

/** Opens the search over everything; so does Ctrl+K, or ⌘K, on every screen where no dialog is open. */
export function SearchButton() {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  /** The dialog was asked for, and does not have the focus yet. */
  const isComing = useRef(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (document.activeElement?.closest('[role=dialog]')) isComing.current = false;
      // Letters typed meanwhile are searched for too.
      if (isComing.current && isPlain && event.key.length === 1) {
        event.preventDefault();
        setTyped((before) => before + event.key);
      }
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isShortcut || event.key.toLowerCase() !== 'k' || event.defaultPrevented) return;
      event.preventDefault();
      if (document.querySelector('[role=dialog], [role=alertdialog]') !== null) return;
      isComing.current = true;
      setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <Button
        kind="quiet"
        size="icon"
        aria-keyshortcuts="Control+K"
        title={words.searchByKey}
        {...approach}
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden="true" className="size-5" />
        <span className="sr-only">{words.searchEverything}</span>
      </Button>
      {isOpen ? (
        <Suspense>
          <SearchDialog
            typed={typed}
            onType={setTyped}
            onClose={() => {
              isComing.current = false;
              setTyped('');
              setOpen(false);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
