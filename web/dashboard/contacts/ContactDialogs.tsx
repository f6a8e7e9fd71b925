import * as words from '#locale/dashboard/contacts.ts';
import type { ContactMessage } from '../../../domain/submissions/contacts.ts';
import { Fact } from '../details/Facts.tsx';
import { StatusDialog } from '../submissions/StatusDialog.tsx';
import type { OpenSubmission } from '../submissions/SubmissionList.tsx';
import { ContactDetails } from './ContactDetails.tsx';
import { messages } from './kind.ts';

export type OpenMessage = OpenSubmission<ContactMessage, never>;

interface ContactDialogsProps {
  open: OpenMessage;
  onOpen(next?: OpenMessage): void;
  onUpdated(): void;
}

/** The dialogs over the list, one at a time. */
export function ContactDialogs({ open, onOpen, onUpdated }: ContactDialogsProps) {
  const { dialog, submission: message } = open;
  const close = () => onOpen();
  if (dialog === 'details') {
    return (
      <ContactDetails
        key={message.id}
        message={message}
        onStatus={(submission) => onOpen({ dialog: 'status', submission })}
        onClose={close}
      />
    );
  }
  return (
    <StatusDialog
      kind={messages}
      submission={message}
      present={words.markAs}
      onMoved={onUpdated}
      onConflict={(current) => onOpen({ dialog, submission: current })}
      onClose={close}
    >
      <Fact name={words.from}>{message.name}</Fact>
      <Fact name={words.subject}>{message.subject}</Fact>
    </StatusDialog>
  );
}
