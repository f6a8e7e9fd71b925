import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { subjectTypes } from '#locale/contact.ts';
import * as words from '#locale/dashboard/contacts.ts';
import type { ContactMessage } from '../../../domain/submissions/contacts.ts';
import { Button } from '../components/Button.tsx';
import { DetailsPart } from '../details/DetailsPart.tsx';
import { Fact, Facts } from '../details/Facts.tsx';
import { AnsweringDialog } from '../senders/AnsweringDialog.tsx';
import { useLive, useSendReply } from '../senders/use-live.ts';
import { useMay } from '../session/account.ts';
import { request } from '../session/request.ts';
import { useShowChanged } from '../submissions/kind.ts';
import { VisitorPart, Written } from '../submissions/SubmissionDetails.tsx';
import { Moment } from '../time/Moment.tsx';
import { ContactBadge } from './columns.tsx';
import { messages } from './kind.ts';

interface ContactDetailsProps {
  message: ContactMessage;
  onStatus(message: ContactMessage): void;
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

/** One message with the replies to it, and what is known of its sender. */
export function ContactDetails({ message, onStatus, onClose }: ContactDetailsProps) {
  const { id } = message;
  const query = useLive(messages, message);
  const send = useSendReply(messages, (body) =>
    request('POST /admin-contacts/{id}/replies/', { parameters: { id }, body }),
  );
  const mayEdit = useMay('contacts.edit');
  const it = query.data ?? message;
  useReading(message, mayEdit);
  return (
    <AnsweringDialog
      title={words.contactMessage}
      about={words.whoAndWhat(it.name, it.subject)}
      answered={{ kind: 'contacts', id, email: it.email, replies: query.data?.replies, send }}
      mayReply={mayEdit && it.deleted_at === null}
      rest={{ query, loading: words.loadingReplies, failed: words.repliesNotLoaded }}
      onClose={onClose}
      actions={(leave) =>
        mayEdit ? <Button onClick={() => leave(() => onStatus(it))}>{words.updateStatus}</Button> : null
      }
      sent={
        <>
          <VisitorPart title={words.from} name={it.name} email={it.email} phone={it.phone} />
          <DetailsPart title={words.message}>
            <Facts>
              <Fact name={words.subjectType}>{subjectTypes[it.subject_type]}</Fact>
              <Fact name={words.subject}>{it.subject}</Fact>
            </Facts>
            <Written>{it.message}</Written>
          </DetailsPart>
        </>
      }
    >
      {() => (
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
      )}
    </AnsweringDialog>
  );
}
