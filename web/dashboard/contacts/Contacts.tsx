import { contactQuery, contactStatusLabels, subjectTypeLabels } from '../../../domain/contact-message.ts';
import { contactFile } from '../../../domain/enquiry-file.ts';
import { EnquiryScreen } from '../enquiries/EnquiryScreen.tsx';
import type { ListTexts } from '../list/ShownList.tsx';
import { type ListFilter, optionsOf } from '../list/use-list.ts';
import { lazyPart } from '../screen/lazy.ts';
import { usePassingMessage } from '../screen/passing-message.ts';
import { request } from '../session/request.ts';
import type { OpenMessage } from './ContactDialogs.tsx';
import { columns } from './columns.tsx';
import { messages } from './kind.ts';

const ContactDialogs = lazyPart(async () => (await import('./ContactDialogs.tsx')).ContactDialogs);

const texts: ListTexts = {
  label: 'Contact messages',
  loading: 'Loading contacts...',
  failed: 'Failed to load contacts',
  none: 'No contact messages found matching your filters',
  noneHint: 'There are none yet. Messages from the "Contact us" page appear here.',
  noMatch: 'No contact messages found matching your filters',
  total: (count, { first, last }) => `Showing ${first} to ${last} of ${count} messages`,
};

const filters: ListFilter[] = [
  { kind: 'choice', name: 'subject_type', label: 'Type', all: 'All Types', options: optionsOf(subjectTypeLabels) },
  { kind: 'choice', name: 'status', label: 'Status', all: 'All Status', options: optionsOf(contactStatusLabels) },
];

/** The list of contact messages. */
export function Contacts() {
  const message = usePassingMessage();
  return (
    <EnquiryScreen
      kind={messages}
      title="Contact Management"
      subtitle="Messages from visitors."
      message={message.text}
      all="Messages"
      search="Search by name, e-mail or subject"
      texts={texts}
      query={contactQuery}
      load={(query) => request('GET /admin-contacts/', { query })}
      file={{
        name: contactFile.name,
        fetchFile: (query) => request('GET /admin-contacts/export/', { query }),
      }}
      columns={columns}
      filters={filters}
      pageSizes={[7, 5, 10]}
    >
      {(open: OpenMessage, onOpen) => (
        <ContactDialogs open={open} onOpen={onOpen} onUpdated={() => message.say('Contact updated successfully!')} />
      )}
    </EnquiryScreen>
  );
}
