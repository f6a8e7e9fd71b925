import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent, RefObject } from 'react';
import * as words from '#locale/dashboard/senders.ts';
import { Banner } from '../components/Banner.tsx';
import { CopyField } from '../form/CopyField.tsx';
import { DraftOffer } from '../form/DraftOffer.tsx';
import { SaveProblem } from '../form/SaveProblem.tsx';
import { TextAreaField } from '../form/TextAreaField.tsx';
import { mailServer } from './calls.ts';
import type { WrittenReply } from './use-reply.ts';

/** Says that there is no way for mail to leave, before anybody has written a line. */
function NoMailServer({ email }: { email: string }) {
  return (
    <div className="grid gap-3 border-l-4 border-warning bg-warning-surface px-4 py-3">
      <p className="font-semibold text-warning">{words.noMailServer}</p>
      <p>{words.noMailServerHint}</p>
      <CopyField label={words.address} text={email} />
    </div>
  );
}

interface ReplyFormProps {
  id: string;
  reply: WrittenReply;
  email: string;
  element: RefObject<HTMLFormElement | null>;
}

/** Writes a reply, which is sent by mail, in the same view as what it answers. Its button stands with those of the dialog. */
export function ReplyForm({ id, reply, email, element }: ReplyFormProps) {
  const { form, submit, isSubmitting, isHeld, news, problem } = reply;
  const { data: server } = useQuery(mailServer);
  if (server?.state === 'none') return <NoMailServer email={email} />;
  const sendByKeys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isSubmitting) void submit();
  };
  return (
    <>
      <DraftOffer form={reply} />
      <form id={id} ref={element} noValidate onSubmit={submit} onKeyDown={sendByKeys} className="grid gap-3">
        {server?.state === 'away' ? <Banner tone="warning">{words.mailServerAway}</Banner> : null}
        {news === undefined ? null : (
          <Banner tone="warning">{words.repliedMeanwhile(news.by?.name ?? words.somebody)}</Banner>
        )}
        <div className="contents" inert={isHeld}>
          <TextAreaField
            control={form.control}
            name="text"
            label={words.reply}
            rows={4}
            hint={
              <>
                {words.replyHint(email)} <span className="pointer-coarse:hidden">{words.keysSend}</span>
              </>
            }
          />
        </div>
        <SaveProblem failed={words.replyFailed} problem={problem} />
      </form>
    </>
  );
}
