import { toast } from 'sonner';
import { type ContactMessage, contactReplyInput } from '../../../domain/contact-message.ts';
import { DetailsPart } from '../details/DetailsPart.tsx';
import { Written } from '../enquiries/Written.tsx';
import { FormDialog } from '../form/FormDialog.tsx';
import { TextAreaField } from '../form/TextAreaField.tsx';
import { request } from '../session/request.ts';

interface ReplyFormProps {
  message: ContactMessage;
  onSaved(message: ContactMessage): Promise<void>;
  onClose(): void;
}

const texts = {
  title: 'Reply by mail',
  submit: 'Send the answer',
  submitting: 'Sending...',
  failed: 'Failed to send the answer.',
};

/** An answer to the visitor, which stays with the message. */
export function ReplyForm({ message, onSaved, onClose }: ReplyFormProps) {
  const { id, name, email, subject, message: written } = message;
  return (
    <FormDialog
      texts={texts}
      schema={contactReplyInput}
      startsWith={{ text: '' }}
      draft={`contact reply ${id}`}
      save={async (input) => {
        await onSaved(await request('POST /admin-contacts/{id}/replies/', { parameters: { id }, body: input }));
        toast.success(`The answer is on its way to ${email}.`);
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
            label="Answer"
            rows={7}
            hint={`It goes to ${email}, with the name of the organisation below it.`}
          />
        </>
      )}
    </FormDialog>
  );
}
