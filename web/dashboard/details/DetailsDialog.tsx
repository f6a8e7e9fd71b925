import type { ReactNode } from 'react';
import * as words from '#locale/dashboard/details.ts';
import { Button } from '../components/Button.tsx';
import { Modal } from '../components/Modal.tsx';

interface DetailsDialogProps {
  title: string;
  onClose(): void;
  /** Actions on the record, beside closing. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Everything about one record of a list, over its list. */
export function DetailsDialog({ title, onClose, actions, children }: DetailsDialogProps) {
  return (
    <Modal wide title={title} onClose={onClose}>
      {children}
      <div className="actions">
        {actions}
        <Button onClick={onClose}>{words.close}</Button>
      </div>
    </Modal>
  );
}
