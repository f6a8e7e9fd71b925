import { toast } from 'sonner';
import * as words from '#locale/dashboard/contacts.ts';
import { type ContactMessage, contactReplyInput } from '../../../domain/submissions/contacts.ts';
import { DetailsPart } from '../details/DetailsPart.tsx';
import { Fact } from '../details/Facts.tsx';
import { FormDialog } from '../form/FormDialog.tsx';
import { TextAreaField } from '../form/TextAreaField.tsx';
import { request } from '../session/request.ts';
import { useShowChanged } from '../submissions/kind.ts';
import { StatusDialog } from '../submissions/StatusDialog.tsx';
import { Written } from '../submissions/SubmissionDetails.tsx';
import type { OpenSubmission } from '../submissions/SubmissionList.tsx';
import { ContactDetails } from './ContactDetails.tsx';
import { messages } from './kind.ts';

interface ReplyFormProps {
  message: ContactMessage;
  onSaved(message: ContactMessage): Promise<void>;
  onClose(): void;
}

const texts = {
  title: words.replyByEMail,
  submit: words.sendReply,
  submitting: words.sending,
  failed: words.replyFailed,
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
        toast.success(words.replySent(email));
      }}
      onClose={onClose}
    >
      {(control) => (
        <>
          <DetailsPart title={words.wrote(name, subject)}>
            <Written>{written}</Written>
          </DetailsPart>
          <TextAreaField control={control} name="text" label={words.reply} rows={7} hint={words.replyHint(email)} />
        </>
      )}
    </FormDialog>
  );
}

export type OpenMessage = OpenSubmission<ContactMessage, 'reply'>;

interface ContactDialogsProps {
  open: OpenMessage;
  onOpen(next?: OpenMessage): void;
  onUpdated(): void;
}

/** The dialogs over the list, one at a time. */
export function ContactDialogs({ open, onOpen, onUpdated }: ContactDialogsProps) {
  const { dialog, submission: message } = open;
  const showChanged = useShowChanged(messages);
  const close = () => onOpen();
  if (dialog === 'details') {
    return (
      <ContactDetails
        message={message}
        onOpen={(next, submission) => onOpen({ dialog: next, submission })}
        onClose={close}
      />
    );
  }
  if (dialog === 'reply') {
    return (
      <ReplyForm
        message={message}
        onSaved={async (changed) => {
          onOpen({ dialog, submission: changed });
          await showChanged(changed);
        }}
        onClose={() => onOpen({ dialog: 'details', submission: message })}
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
