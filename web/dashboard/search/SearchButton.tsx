import { Search } from 'lucide-react';
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../components/Button.tsx';
import { lazyPart } from '../screen/lazy.ts';

const SearchDialog = lazyPart(async () => (await import('./SearchDialog.tsx')).SearchDialog);

/** Takes the place of the dialog while it loads, and keeps the letters typed meanwhile. */
function TypedAhead({ typed }: { typed: RefObject<string> }) {
  useEffect(() => {
    const keep = (event: KeyboardEvent) => {
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      typed.current += event.key;
    };
    window.addEventListener('keydown', keep);
    return () => window.removeEventListener('keydown', keep);
  }, [typed]);
  return null;
}

/** Opens the search over everything; so does Ctrl+K, or ⌘K, on every screen where no dialog is open. */
export function SearchButton() {
  const [isOpen, setOpen] = useState(false);
  const typed = useRef('');
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const isKey =
        (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k';
      if (!isKey || event.defaultPrevented) return;
      event.preventDefault();
      if (document.querySelector('[role=dialog], [role=alertdialog]') === null) setOpen(true);
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <Button
        kind="quiet"
        size="icon"
        aria-keyshortcuts="Control+K"
        title="Search (Ctrl+K)"
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden="true" className="size-5" />
        <span className="sr-only">Search everything</span>
      </Button>
      {isOpen ? (
        <Suspense fallback={<TypedAhead typed={typed} />}>
          <SearchDialog
            typedBefore={typed}
            onClose={() => {
              typed.current = '';
              setOpen(false);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
