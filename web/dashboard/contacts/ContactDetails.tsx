import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type ContactMessage, subjectTypeLabels } from '../../../domain/contact-message.ts';
import { Button } from '../components/Button.tsx';
import { DetailsDialog } from '../details/DetailsDialog.tsx';
import { DetailsPart } from '../details/DetailsPart.tsx';
import { Fact, Facts } from '../details/Facts.tsx';
import { Remarks, RestOfDetails, VisitorPart, Written } from '../enquiries/EnquiryDetails.tsx';
import { oneEnquiry, useShowChanged } from '../enquiries/kind.ts';
import { useMay } from '../session/account.ts';
import { Moment } from '../time/Moment.tsx';
import { StatusBadge } from './columns.tsx';
import { messages } from './kind.ts';

interface ContactDetailsProps {
  message: ContactMessage;
  onOpen(dialog: 'status' | 'reply', message: ContactMessage): void;
  onClose(): void;
}

/** Opening a message marks it as read, for those who may; "Update Status" marks it as new again. */
function useReading({ id, status, deleted_at }: ContactMessage, mayEdit: boolean): void {
  const showChanged = useShowChanged(messages);
  const { mutate } = useMutation({
    mutationFn: () => messages.move(id, { status: 'readed', from: 'new' }),
    onSuccess: showChanged,
  });
  const isUnread = mayEdit && status === 'new' && deleted_at === null;
  useEffect(() => {
    if (isUnread) mutate();
  }, [isUnread, mutate]);
}

/** All facts about one message, and the replies to it. */
export function ContactDetails({ message, onOpen, onClose }: ContactDetailsProps) {
  const query = useQuery(oneEnquiry(messages, message.id));
  const mayEdit = useMay('contacts.edit');
  const it = query.data ?? message;
  useReading(message, mayEdit);
  const actions = (
    <>
      <Button onClick={() => onOpen('status', it)}>Update Status</Button>
      <Button kind="primary" onClick={() => onOpen('reply', it)}>
        Reply by e-mail
      </Button>
    </>
  );
  return (
    <DetailsDialog title="Contact Message" onClose={onClose} actions={mayEdit ? actions : undefined}>
      <VisitorPart title="From" name={it.name} email={it.email} phone={it.phone} />
      <DetailsPart title="Message">
        <Facts>
          <Fact name="Subject Type">{subjectTypeLabels[it.subject_type]}</Fact>
          <Fact name="Subject">{it.subject}</Fact>
        </Facts>
        <Written>{it.message}</Written>
      </DetailsPart>
      <RestOfDetails query={query} loading="Loading replies..." failed="Error fetching Contacts.">
        {({ replies }) => (
          <DetailsPart title="Replies">
            <Remarks remarks={replies} none="No replies from the dashboard yet" />
          </DetailsPart>
        )}
      </RestOfDetails>
      <DetailsPart title="Status">
        <Facts>
          <Fact name="Status">
            <StatusBadge status={it.status} />
          </Fact>
          <Fact name="Created At">
            <Moment at={it.created_at} />
          </Fact>
        </Facts>
      </DetailsPart>
    </DetailsDialog>
  );
}
