import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { subjectTypes } from '#locale/contact.ts';
import * as words from '#locale/dashboard/contacts.ts';
import type { ContactMessage } from '../../../domain/submissions/contacts.ts';
import { Button } from '../components/Button.tsx';
import { DetailsDialog } from '../details/DetailsDialog.tsx';
import { DetailsPart } from '../details/DetailsPart.tsx';
import { Fact, Facts } from '../details/Facts.tsx';
import { useMay } from '../session/account.ts';
import { oneSubmission, useShowChanged } from '../submissions/kind.ts';
import { Remarks, RestOfDetails, VisitorPart, Written } from '../submissions/SubmissionDetails.tsx';
import { Moment } from '../time/Moment.tsx';
import { ContactBadge } from './columns.tsx';
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
  const query = useQuery(oneSubmission(messages, message.id));
  const mayEdit = useMay('contacts.edit');
  const it = query.data ?? message;
  useReading(message, mayEdit);
  const actions = (
    <>
      <Button onClick={() => onOpen('status', it)}>{words.updateStatus}</Button>
      <Button kind="primary" onClick={() => onOpen('reply', it)}>
        {words.replyByEMail}
      </Button>
    </>
  );
  return (
    <DetailsDialog title={words.contactMessage} onClose={onClose} actions={mayEdit ? actions : undefined}>
      <VisitorPart title={words.from} name={it.name} email={it.email} phone={it.phone} />
      <DetailsPart title={words.message}>
        <Facts>
          <Fact name={words.subjectType}>{subjectTypes[it.subject_type]}</Fact>
          <Fact name={words.subject}>{it.subject}</Fact>
        </Facts>
        <Written>{it.message}</Written>
      </DetailsPart>
      <RestOfDetails query={query} loading={words.loadingReplies} failed={words.repliesNotLoaded}>
        {({ replies }) => (
          <DetailsPart title={words.replies}>
            <Remarks remarks={replies} none={words.noReplies} />
          </DetailsPart>
        )}
      </RestOfDetails>
      <DetailsPart title={words.status}>
        <Facts>
          <Fact name={words.status}>
            <ContactBadge status={it.status} />
          </Fact>
          <Fact name={words.createdAt}>
            <Moment at={it.created_at} />
          </Fact>
        </Facts>
      </DetailsPart>
    </DetailsDialog>
  );
}
