import { type ReactNode, useState } from 'react';
import * as words from '#locale/dashboard/list.ts';
import { Button } from '../components/Button.tsx';
import { Modal } from '../components/Modal.tsx';
import type { ListRow } from './list-row.ts';
import type { ListTrash } from './trash.ts';

interface DeleteQuestionProps {
  title: string;
  /** The word for deleting. */
  yes: string;
  onYes(): void;
  onClose(): void;
  /** The people affected, by number and name. */
  children: ReactNode;
}

/** Asks before something is deleted that others depend on. Even so it can be undone afterwards. */
export function DeleteQuestion({ title, yes, onYes, onClose, children }: DeleteQuestionProps) {
  return (
    <Modal title={title} onClose={onClose}>
      {children}
      <div className="actions">
        <Button
          kind="danger"
          onClick={() => {
            onClose();
            onYes();
          }}
        >
          {yes}
        </Button>
        <Button onClick={onClose}>{words.cancel}</Button>
      </div>
    </Modal>
  );
}

/**
 * The trash of a list in which some records are deleted only after a question: the record that is asked about. `affected`
 * says of many at once whom it affects.
 */
export function useAskedTrash<Item extends ListRow>(
  trash: ListTrash<Item>,
  isWeighty: (it: Item) => boolean,
  affected?: ListTrash<Item>['affected'],
) {
  const [asked, setAsked] = useState<Item>();
  const remove = (it: Item) => (isWeighty(it) ? setAsked(it) : trash.remove(it));
  return { trash: { ...trash, remove, ...(affected && { affected }) }, asked, close: () => setAsked(undefined) };
}
