import { toast } from 'sonner';
import { type ContactMessage, contactReplyInput } from '../../../domain/contact-message.ts';
import { DetailsPart } from '../details/DetailsPart.tsx';
import { Fact } from '../details/Facts.tsx';
import { Written } from '../enquiries/EnquiryDetails.tsx';
import type { OpenEnquiry } from '../enquiries/EnquiryScreen.tsx';
import { useShowChanged } from '../enquiries/kind.ts';
import { StatusDialog } from '../enquiries/StatusDialog.tsx';
import { FormDialog } from '../form/FormDialog.tsx';
import { TextAreaField } from '../form/TextAreaField.tsx';
import { request } from '../session/request.ts';
import { ContactDetails } from './ContactDetails.tsx';
import { messages } from './kind.ts';

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

export type OpenMessage = OpenEnquiry<ContactMessage, 'reply'>;

interface ContactDialogsProps {
  open: OpenMessage;
  onOpen(next?: OpenMessage): void;
  onUpdated(): void;
}

/** The dialogs over the list, one at a time. */
export function ContactDialogs({ open, onOpen, onUpdated }: ContactDialogsProps) {
  const { dialog, enquiry: message } = open;
  const showChanged = useShowChanged(messages);
  const close = () => onOpen();
  if (dialog === 'details') {
    return (
      <ContactDetails message={message} onOpen={(next, enquiry) => onOpen({ dialog: next, enquiry })} onClose={close} />
    );
  }
  if (dialog === 'reply') {
    return (
      <ReplyForm
        message={message}
        onSaved={async (changed) => {
          onOpen({ dialog, enquiry: changed });
          await showChanged(changed);
        }}
        onClose={() => onOpen({ dialog: 'details', enquiry: message })}
      />
    );
  }
  return (
    <StatusDialog
      kind={messages}
      enquiry={message}
      present={(label) => `Mark as ${label}`}
      onMoved={onUpdated}
      onConflict={(current) => onOpen({ dialog, enquiry: current })}
      onClose={close}
    >
      <Fact name="From">{message.name}</Fact>
      <Fact name="Subject">{message.subject}</Fact>
    </StatusDialog>
  );
}
