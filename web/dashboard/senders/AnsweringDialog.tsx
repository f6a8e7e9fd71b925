import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import * as words from '#locale/dashboard/senders.ts';
import { Button } from '../components/Button.tsx';
import { DetailsDialog } from '../details/DetailsDialog.tsx';
import { DetailsPart } from '../details/DetailsPart.tsx';
import { LeaveGuard, LeaveQuestion } from '../form/LeaveGuard.tsx';
import { RestOfDetails } from '../submissions/SubmissionDetails.tsx';
import { mailServer } from './calls.ts';
import type { Leave } from './leave.ts';
import { Replies } from './Replies.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { SenderPart } from './SenderPart.tsx';
import { type Answered, useReply, type WrittenReply } from './use-reply.ts';

interface AnsweringDialogProps {
  title: string;
  about: string;
  answered: Answered;
  mayReply: boolean;
  /** The replies are read with the rest of the record. */
  rest: Omit<ComponentProps<typeof RestOfDetails>, 'children'>;
  onClose(): void;
  actions(leave: Leave): ReactNode;
  /** What was sent, above the reply. */
  sent: ReactNode;
  /** What else there is to it, below the reply. */
  children(leave: Leave): ReactNode;
}

interface ReplyButtonProps {
  formId: string;
  reply: WrittenReply;
  onBegin(): void;
}

/** Always in sight: leads to the field while nothing is written, and then sends it. */
function ReplyButton({ formId, reply: { changed, isSubmitting }, onBegin }: ReplyButtonProps) {
  if (!changed && !isSubmitting) {
    return (
      <Button kind="primary" onClick={onBegin}>
        {words.reply}
      </Button>
    );
  }
  return (
    <Button kind="primary" type="submit" form={formId} disabled={isSubmitting}>
      {isSubmitting ? words.sending : words.sendReply}
    </Button>
  );
}

/** One message or interest in one view: what was sent, the replies and the next one, and what is known of the sender. */
export function AnsweringDialog(props: AnsweringDialogProps) {
  const { title, about, answered, mayReply, rest, onClose, actions, sent, children } = props;
  const reply = useReply(answered);
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const { data: server } = useQuery({ ...mailServer, enabled: mayReply });
  const [asked, setAsked] = useState<() => void>();
  const leave: Leave = (then) => {
    if (reply.isSubmitting) return;
    if (reply.changed) setAsked(() => then);
    else then();
  };
  // The text above is read first: it stays where it is while the cursor waits in the field, and a touch would open the keyboard over it.
  // Whoever came by the keyboard sees where they are.
  const toField = (opened: string) => {
    if (opened === 'touch') return true;
    const field = form.current?.querySelector('textarea');
    field?.focus({ preventScroll: opened !== 'keyboard' });
    return !field;
  };
  return (
    <DetailsDialog
      title={title}
      about={about}
      initialFocus={toField}
      onClose={() => leave(onClose)}
      actions={
        <>
          {mayReply && server?.state !== 'none' ? (
            <ReplyButton
              formId={formId}
              reply={reply}
              onBegin={() => form.current?.querySelector('textarea')?.focus()}
            />
          ) : null}
          {actions(leave)}
        </>
      }
      beside={<SenderPart kind={answered.kind} id={answered.id} email={answered.email} leave={leave} />}
    >
      {sent}
      <DetailsPart title={words.replies}>
        <RestOfDetails {...rest}>{() => <Replies replies={answered.replies ?? []} />}</RestOfDetails>
        {mayReply ? <ReplyForm id={formId} reply={reply} email={answered.email} element={form} /> : null}
      </DetailsPart>
      {children(leave)}
      <LeaveGuard changed={reply.changed} onDiscarded={reply.draft.drop} />
      <LeaveQuestion
        open={asked !== undefined}
        onStay={() => setAsked(undefined)}
        onLeave={() => {
          reply.draft.drop();
          reply.form.reset();
          setAsked(undefined);
          asked?.();
        }}
      />
    </DetailsDialog>
  );
}
