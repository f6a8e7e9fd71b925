import { Eye, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { RowAction } from '../list/RowActions.tsx';

interface EnquiryActionsProps {
  /** The visitor's name. */
  name: string;
  mayEdit: boolean;
  /** Moves it to the trash: spam has a way out. */
  remove: ReactNode;
  onView(): void;
  onUpdateStatus(): void;
}

/** The actions on one enquiry of a list. */
export function EnquiryActions({ name, mayEdit, remove, onView, onUpdateStatus }: EnquiryActionsProps) {
  return (
    <>
      <RowAction label={`View details of ${name}`} word="View" Icon={Eye} onClick={onView} />
      {mayEdit ? (
        <RowAction label={`Update status of ${name}`} word="Status" Icon={RefreshCw} onClick={onUpdateStatus} />
      ) : null}
      {remove}
    </>
  );
}
