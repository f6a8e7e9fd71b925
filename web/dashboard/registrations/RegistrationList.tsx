import { useQuery } from '@tanstack/react-query';
import { Download, UserX } from 'lucide-react';
import { useCallback } from 'react';
import { csvFile } from '../../../domain/csv.ts';
import type { StaffEvent } from '../../../domain/event.ts';
import { type EventRegistration, registrationColumns } from '../../../domain/event-registration.ts';
import { Button } from '../components/Button.tsx';
import { saveCsv } from '../list/download.ts';
import { ListTools } from '../list/ListTools.tsx';
import { contains, type ListAddress } from '../list/list-address.ts';
import { ResourceList } from '../list/ResourceList.tsx';
import { RowAction } from '../list/RowAction.tsx';
import { SearchBox } from '../list/SearchBox.tsx';
import type { Trash } from '../list/trash.ts';
import { showDateAndTime } from '../time/site-time.ts';
import { registrationsFor } from './calls.ts';
import { columns } from './columns.tsx';
import { listTexts, PAGE_SIZE } from './texts.ts';

const cells: Record<(typeof registrationColumns)[number], (row: EventRegistration) => string> = {
  Name: ({ full_name }) => full_name,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
  Organization: ({ organization }) => organization,
  'Registered At': ({ created_at }) => showDateAndTime(created_at),
};

/** Those who take part as a file for spreadsheets. */
const registrationsFile = (rows: readonly EventRegistration[]) =>
  csvFile(
    registrationColumns.map((heading) => ({ heading, cell: cells[heading] })),
    rows,
  );

interface RegistrationListProps {
  event: StaffEvent;
  address: ListAddress;
  cancelling: Trash<EventRegistration>;
}

/** The registrations that hold a place. */
export function RegistrationList({ event, address, cancelling }: RegistrationListProps) {
  const { search } = address;
  const query = useQuery(registrationsFor(event.id));
  const matches = useCallback(
    ({ full_name, email, phone, organization }: EventRegistration) =>
      contains([full_name, email, phone, organization], search),
    [search],
  );
  const found = query.data?.filter(matches) ?? [];
  return (
    <>
      <ListTools>
        <SearchBox label="Search registrations" value={search} onSearch={(text) => address.narrow({ search: text })} />
        <Button
          disabled={found.length === 0}
          onClick={() => saveCsv(registrationsFile(found), `registrations-${event.id}.csv`)}
        >
          <Download aria-hidden="true" className="size-5" />
          Export CSV
        </Button>
      </ListTools>
      <ResourceList
        texts={listTexts}
        query={query}
        columns={columns}
        address={address}
        pageSize={PAGE_SIZE}
        numbered
        matches={matches}
        onClearFilters={() => address.narrow({ search: '' })}
        actions={(it) => (
          <RowAction
            label={`Cancel the registration of ${it.full_name}`}
            word="Cancel"
            Icon={UserX}
            disabled={cancelling.isBusyWith(it)}
            onClick={() => cancelling.remove(it)}
          />
        )}
      />
    </>
  );
}
