import { Suspense, useState } from 'react';
import type { ContactMessage } from '../../../domain/contact-message.ts';
import { contactFile } from '../../../domain/enquiry-file.ts';
import { EnquiryActions } from '../enquiries/EnquiryActions.tsx';
import { EnquiryTools } from '../enquiries/EnquiryTools.tsx';
import { ExportButton } from '../enquiries/ExportButton.tsx';
import { useListAddress } from '../list/list-address.ts';
import { useList } from '../list/list-state.ts';
import { pageSizeOf } from '../list/page-size.ts';
import { ShownList } from '../list/ShownList.tsx';
import { lazyPart } from '../screen/lazy.ts';
import { usePassingMessage } from '../screen/passing-message.ts';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { useMay } from '../session/account.ts';
import { request } from '../session/request.ts';
import type { OpenMessage } from './ContactDialogs.tsx';
import { columns } from './columns.tsx';
import { messageList, statusOptions, typeOptions } from './description.ts';
import { listTexts, pageSizes, statusTexts, USUAL_PAGE_SIZE } from './texts.ts';

const ContactDialogs = lazyPart(async () => (await import('./ContactDialogs.tsx')).ContactDialogs);

/** The list of contact messages. */
export function Contacts() {
  const [open, setOpen] = useState<OpenMessage>();
  const address = useListAddress('-created_at');
  const pageSize = pageSizeOf(address, pageSizes, USUAL_PAGE_SIZE);
  const list = useList(messageList, address, pageSize);
  const message = usePassingMessage();
  const mayEdit = useMay('contacts.edit');
  const mayExport = useMay('contacts.export');
  const wanted = { search: address.search || undefined, ...messageList.parameters(address) };
  const exportButton = (
    <ExportButton
      list={list}
      file={contactFile}
      fetchFile={() => request('GET /admin-contacts/export/', { query: wanted })}
    />
  );
  return (
    <div className="grid gap-5">
      <ScreenHeader
        title="Contact Management"
        subtitle="What visitors have written to the organisation."
        message={message.text}
        actions={mayExport ? exportButton : undefined}
      />
      <EnquiryTools
        address={address}
        search="Search by name, email or subject"
        kinds={{ name: 'type', label: 'Type', options: typeOptions }}
        statuses={statusOptions}
        sizes={pageSizes}
        usualSize={USUAL_PAGE_SIZE}
        pageSize={pageSize}
      />
      <ShownList
        texts={listTexts}
        list={list}
        columns={columns}
        address={address}
        pageSize={pageSize}
        numbered
        actions={(it: ContactMessage) => (
          <EnquiryActions
            name={it.name}
            mayEdit={mayEdit}
            onView={() => setOpen({ dialog: 'details', message: it })}
            onUpdateStatus={() => setOpen({ dialog: 'status', message: it })}
          />
        )}
      />
      {open === undefined ? null : (
        <Suspense>
          <ContactDialogs open={open} onOpen={setOpen} onUpdated={() => message.say(statusTexts.done)} />
        </Suspense>
      )}
    </div>
  );
}
