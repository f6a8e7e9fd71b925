import { subjectTypes } from '#locale/contact.ts';
import { seeTheForm } from '#locale/dashboard/components.ts';
import * as words from '#locale/dashboard/contacts.ts';
import { addresses } from '../../../domain/addresses.ts';
import type { ContactQuery } from '../../../domain/submissions/contacts.ts';
import { SiteLink } from '../components/SiteLink.tsx';
import type { ListTexts } from '../list/ShownList.tsx';
import { type ListFilter, optionsOf } from '../list/use-list.ts';
import { lazyPart } from '../loading/lazy.ts';
import { usePassingMessage } from '../screen/passing-message.ts';
import { SubmissionList } from '../submissions/SubmissionList.tsx';
import type { OpenMessage } from './ContactDialogs.tsx';
import { contactColumns } from './columns.tsx';
import { messages } from './kind.ts';

const ContactDialogs = lazyPart(async () => (await import('./ContactDialogs.tsx')).ContactDialogs);

const texts: ListTexts = {
  label: words.contactMessages,
  loading: words.loadingContacts,
  failed: words.failedToLoadContacts,
  none: words.noMatch,
  noneHint: words.noneHint,
  noMatch: words.noMatch,
  total: words.total,
};

const filters: ListFilter<ContactQuery>[] = [
  {
    kind: 'choice',
    name: 'subject_type',
    label: words.type,
    all: words.allTypes,
    options: optionsOf(subjectTypes),
  },
  {
    kind: 'choice',
    name: 'status',
    label: words.status,
    all: words.allStatus,
    options: optionsOf(words.statuses),
  },
];

/** The list of contact messages. */
export function Contacts() {
  const message = usePassingMessage();
  return (
    <SubmissionList
      kind={messages}
      title={words.contactManagement}
      subtitle={words.subtitle}
      message={message.text}
      all={words.messages}
      search={words.search}
      texts={texts}
      begin={<SiteLink page={addresses.contact} words={seeTheForm} />}
      columns={contactColumns}
      filters={filters}
      pageSizes={[7, 5, 10]}
    >
      {(open: OpenMessage, onOpen) => (
        <ContactDialogs open={open} onOpen={onOpen} onUpdated={() => message.say(words.contactUpdated)} />
      )}
    </SubmissionList>
  );
}
