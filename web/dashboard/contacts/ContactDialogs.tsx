import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import {
  type ContactMessage,
  contactMessageDetails,
  contactReplyInput,
  contactStatusLabels,
  contactTransitions,
} from '../../../domain/contact-message.ts';
import { DetailsPart } from '../details/DetailsPart.tsx';
import { Fact, Facts } from '../details/Facts.tsx';
import { Written } from '../enquiries/EnquiryDetails.tsx';
import { StatusDialog, useShowChanged } from '../enquiries/StatusDialog.tsx';
import { FormDialog } from '../form/FormDialog.tsx';
import { TextAreaField } from '../form/TextAreaField.tsx';
import { request } from '../session/request.ts';
import { ContactDetails } from './ContactDetails.tsx';
import { everyMessage } from './calls.ts';

interface ReplyFormProps {
  message: ContactMessage;
  onSaved(message: ContactMessage): Promise<void>;
  onClose(): void;
}

const texts = {
  title: 'Reply by e-mail',
  submit: 'Send reply',
  submitting: 'Sending...',
  failed: 'Failed to send the reply.',
};

/** An answer to the visitor, which stays with the message. */
function ReplyForm({ message, onSaved, onClose }: ReplyFormProps) {
  const { id, name, email, subject, message: written } = message;
  return (
    <FormDialog
      texts={texts}
      schema={contactReplyInput}
      startsWith={{ text: '' }}
      draft={`contact reply ${id}`}
      save={async (input) => {
        await onSaved(await request('POST /admin-contacts/{id}/replies/', { parameters: { id }, body: input }));
        toast.success(`Your reply is on its way to ${email}.`);
      }}
      onClose={onClose}
    >
      {(control) => (
        <>
          <DetailsPart title={`${name} wrote: ${subject}`}>
            <Written>{written}</Written>
          </DetailsPart>
          <TextAreaField
            control={control}
            name="text"
            label="Reply"
            rows={7}
            hint={`It goes to ${email}, signed with the name of the organisation.`}
          />
        </>
      )}
    </FormDialog>
  );
}

const statusTexts = {
  updated: 'Contact status updated successfully!',
  failed: 'Failed to update contact status.',
};

/** The dialog that is open over the list, and whose it is. */
export interface OpenMessage {
  dialog: 'details' | 'status' | 'reply';
  message: ContactMessage;
}

interface ContactDialogsProps {
  open: OpenMessage;
  onOpen(next: OpenMessage | undefined): void;
  onUpdated(): void;
}

/** The dialogs over the list, one at a time. */
export function ContactDialogs({ open, onOpen, onUpdated }: ContactDialogsProps) {
  const { dialog, message } = open;
  const queries = useQueryClient();
  const showChanged = useShowChanged<ContactMessage>(everyMessage);
  const close = () => onOpen(undefined);
  if (dialog === 'details') {
    return (
      <ContactDetails message={message} onOpen={(next, it) => onOpen({ dialog: next, message: it })} onClose={close} />
    );
  }
  if (dialog === 'reply') {
    return (
      <ReplyForm
        message={message}
        onSaved={async (changed) => {
          onOpen({ dialog, message: changed });
          await showChanged(changed);
        }}
        onClose={() => onOpen({ dialog: 'details', message })}
      />
    );
  }
  return (
    <StatusDialog
      status={message.status}
      labels={contactStatusLabels}
      transitions={contactTransitions}
      present={(label) => `Mark as ${label}`}
      texts={statusTexts}
      move={(change) => request('PATCH /admin-contacts/{id}/update/', { parameters: { id: message.id }, body: change })}
      onMoved={async () => {
        await queries.invalidateQueries({ queryKey: everyMessage });
        onUpdated();
      }}
      onConflict={(current) => {
        const { data } = contactMessageDetails.safeParse(current);
        if (data === undefined) return;
        onOpen({ dialog, message: data });
        void showChanged(data);
      }}
      onClose={close}
    >
      <Facts>
        <Fact name="From">{message.name}</Fact>
        <Fact name="Subject">{message.subject}</Fact>
        <Fact name="Current status">{contactStatusLabels[message.status]}</Fact>
      </Facts>
    </StatusDialog>
  );
}
