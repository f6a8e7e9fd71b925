import { type ComponentProps, type ReactNode, use } from 'react';
import * as words from '#locale/dashboard/details.ts';
import { Button } from '../components/Button.tsx';
import { Modal } from '../components/Modal.tsx';
import { BesideList } from './beside-list.ts';
import { DetailsPane } from './DetailsPane.tsx';
import { useIsBeside } from './wide.ts';

interface DetailsDialogProps {
  title: string;
  /** Which record it is. */
  about?: string | undefined;
  onClose(): void;
  /** Actions on the record, beside closing. */
  actions?: ReactNode;
  /** What stands beside the details where there is room, and below them otherwise. */
  beside?: ReactNode;
  initialFocus?: ComponentProps<typeof Modal>['initialFocus'];
  children: ReactNode;
}

/** Everything about one record of a list: over its list, and on a wide screen beside it. */
export function DetailsDialog({ title, about, onClose, actions, beside, initialFocus, children }: DetailsDialogProps) {
  const hasPlace = use(BesideList);
  const isBeside = useIsBeside() && hasPlace;
  const buttons = (
    <div className="actions">
      {actions}
      <Button onClick={onClose}>{words.close}</Button>
    </div>
  );
  if (isBeside) {
    return (
      <DetailsPane title={title} about={about} onClose={onClose}>
        {children}
        {beside}
        {buttons}
      </DetailsPane>
    );
  }
  return (
    <Modal
      wide
      twofold={beside !== undefined}
      title={title}
      about={about}
      onClose={onClose}
      initialFocus={initialFocus}
    >
      {beside === undefined ? (
        children
      ) : (
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-8">
          <div className="grid gap-5">{children}</div>
          {beside}
        </div>
      )}
      {buttons}
    </Modal>
  );
}
