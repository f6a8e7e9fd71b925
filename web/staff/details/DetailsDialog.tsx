import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { Modal } from '../controls/Modal.tsx';

interface DetailsDialogProps {
  title: string;
  onClose(): void;
  /** What can be done with the thing, beside closing. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Everything about one thing of a list, over its list. */
export function DetailsDialog({ title, onClose, actions, children }: DetailsDialogProps) {
  return (
    <Modal title={title} onClose={onClose}>
      {children}
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
        <Button onClick={onClose}>Close</Button>
        {actions}
      </div>
    </Modal>
  );
}
