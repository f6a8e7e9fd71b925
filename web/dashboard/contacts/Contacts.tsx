import { useState } from 'react';
import { contactQuery, contactStatusLabels, subjectTypeLabels } from '../../../domain/contact-message.ts';
import { contactFile } from '../../../domain/enquiry-file.ts';
import { EnquiryActions } from '../enquiries/EnquiryActions.tsx';
import { ExportButtons } from '../list/ExportButtons.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import { DeleteAction } from '../list/RowActions.tsx';
import type { ListTexts } from '../list/ShownList.tsx';
import { type ListFilter, optionsOf, useList } from '../list/use-list.ts';
import { ViewLinks } from '../list/ViewLinks.tsx';
import { lazyPart } from '../screen/lazy.ts';
import { usePassingMessage } from '../screen/passing-message.ts';
import { useMay } from '../session/account.ts';
import { request } from '../session/request.ts';
import type { OpenMessage } from './ContactDialogs.tsx';
import { everyMessage, useMessageTrash } from './calls.ts';
import { columns } from './columns.tsx';

const ContactDialogs = lazyPart(async () => (await import('./ContactDialogs.tsx')).ContactDialogs);

const texts: ListTexts = {
  label: 'Contact messages',
  loading: 'Loading contacts...',
  failed: 'Failed to load contacts',
  none: 'No contact messages found matching your filters',
  noneHint: 'Messages from the "Contact us" page appear here.',
  noMatch: 'No contact messages found matching your filters',
  total: (count, { first, last }) => `Showing ${first} to ${last} of ${count} messages`,
};

const filters: ListFilter[] = [
  { kind: 'choice', name: 'subject_type', label: 'Type', all: 'All Types', options: optionsOf(subjectTypeLabels) },
  { kind: 'choice', name: 'status', label: 'Status', all: 'All Status', options: optionsOf(contactStatusLabels) },
];

/** The list of contact messages. */
export function Contacts() {
  const [open, setOpen] = useState<OpenMessage>();
  const message = usePassingMessage();
  const mayEdit = useMay('contacts.edit');
  const trash = useMessageTrash();
  const list = useList({
    queryKey: everyMessage,
    query: contactQuery,
    load: (query) => request('GET /admin-contacts/', { query }),
    order: '-created_at',
    columns,
    filters,
    pageSizes: [7, 5, 10],
  });
  return (
    <ListScreen
      title="Contact Management"
      subtitle="Messages from visitors."
      message={message.text}
      actions={
        <ExportButtons
          permission="contacts.export"
          list={list}
          name={contactFile.name}
          fetchFile={(query) => request('GET /admin-contacts/export/', { query })}
        />
      }
      views={<ViewLinks all="Messages" permission="contacts.delete" inTrash={list.address.inTrash} />}
      search="Search by name, e-mail or subject"
      texts={texts}
      list={list}
      trash={trash}
      numbered
      opening={(it) => () => setOpen({ dialog: 'details', message: it })}
      rowActions={(it) => (
        <EnquiryActions
          name={it.name}
          mayEdit={mayEdit}
          remove={<DeleteAction row={it} trash={trash} />}
          onView={() => setOpen({ dialog: 'details', message: it })}
          onUpdateStatus={() => setOpen({ dialog: 'status', message: it })}
        />
      )}
    >
      {open === undefined ? null : (
        <ContactDialogs open={open} onOpen={setOpen} onUpdated={() => message.say('Contact updated successfully!')} />
      )}
    </ListScreen>
  );
}
