import { useQuery } from '@tanstack/react-query';
import { ArchiveRestore } from 'lucide-react';
import type { StaffEvent } from '../../../domain/event.ts';
import type { EventRegistration } from '../../../domain/event-registration.ts';
import type { ListAddress } from '../list/list-address.ts';
import { ResourceList } from '../list/ResourceList.tsx';
import { RowAction } from '../list/RowAction.tsx';
import type { Trash } from '../list/trash.ts';
import { cancelledFor } from './calls.ts';
import { columns } from './columns.tsx';
import { cancelledTexts, PAGE_SIZE } from './texts.ts';

interface CancelledListProps {
  event: StaffEvent;
  address: ListAddress;
  cancelling: Trash<EventRegistration>;
}

/** Registrations cancelled in the last 30 days, with a button to restore them while places are left. */
export function CancelledList({ event, address, cancelling }: CancelledListProps) {
  return (
    <ResourceList
      texts={cancelledTexts}
      query={useQuery(cancelledFor(event.id))}
      columns={columns}
      address={address}
      pageSize={PAGE_SIZE}
      numbered
      actions={(it) => (
        <RowAction
          label={`Register ${it.full_name} again`}
          word="Register again"
          Icon={ArchiveRestore}
          disabled={cancelling.isBusyWith(it)}
          onClick={() => cancelling.restore(it)}
        />
      )}
    />
  );
}
