import { Keyboard } from 'lucide-react';
import { useEffect, useState } from 'react';
import * as words from '#locale/dashboard/list.ts';
import { Button } from '../components/Button.tsx';
import { isLayerOpen, isTyped } from '../components/layers.ts';
import { Modal } from '../components/Modal.tsx';

/** Keys as they are written on the keyboard, and what they do in a list. */
const inEveryList = [
  { key: 'J', does: words.toTheNextRow },
  { key: 'K', does: words.toThePreviousRow },
  { key: words.enterKey, does: words.openTheRow },
  { key: words.escapeKey, does: words.closeTheDetails },
];
const whereRowsAreSelected = [
  { key: words.spaceKey, does: words.selectTheRow },
  { key: `Shift + ${words.spaceKey}`, does: words.selectTheRowsBetween },
];
const whereRowsAreDeleted = [{ key: words.deleteKey, does: words.deleteTheSelected }];
const thisHelp = [{ key: '?', does: words.showTheseKeys }];

interface KeyboardHelpProps {
  isSelecting: boolean;
  isDeleting: boolean;
}

/** The keys of a list, behind a button and behind the question mark. */
export function KeyboardHelp({ isSelecting, isDeleting }: KeyboardHelpProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (key === '?' && !ctrlKey && !metaKey && !altKey && !isTyped(target) && !isLayerOpen()) setOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  const lines = [
    ...inEveryList,
    ...(isSelecting ? whereRowsAreSelected : []),
    ...(isSelecting && isDeleting ? whereRowsAreDeleted : []),
    ...thisHelp,
  ];
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        aria-keyshortcuts="?"
        className="max-lg:hidden pointer-coarse:hidden"
        onClick={() => setOpen(true)}
      >
        <Keyboard aria-hidden="true" className="size-4" />
        {words.keyboard}
      </Button>
      {isOpen ? (
        <Modal title={words.keyboard} onClose={() => setOpen(false)}>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-6 gap-y-2.5">
            {lines.map(({ key, does }) => (
              <div key={key} className="contents">
                <dt>
                  <kbd className="border border-line-strong bg-raised px-2 py-0.5 text-sm font-semibold">{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </Modal>
      ) : null}
    </>
  );
}
