import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/senders.ts';
import { type Reply, type ReplyInput, replyInput } from '../../../domain/submissions/handling.ts';
import { useDraft } from '../form/draft.ts';
import { useHold } from '../form/hold.ts';
import { formProblem, showRefusal } from '../form/save.ts';
import { schemaResolver } from '../form/schema-resolver.ts';
import { useAccount } from '../session/account.ts';
import type { AnsweredKind } from './calls.ts';

/** What a reply needs to know of what it answers. */
export interface Answered {
  kind: AnsweredKind;
  id: number;
  email: string;
  /** The replies so far, the newest first; undefined until they are read. */
  replies: readonly Reply[] | undefined;
  /** Sends it, and shows the record with it. Where a colleague was first, shows that and throws. */
  send(input: ReplyInput): Promise<void>;
}

const noText: ReplyInput = { text: '' };

/** A reply that is being written. It loses nothing: a draft is kept until it is sent. */
export function useReply({ kind, id, email, replies, send }: Answered) {
  const form = useForm<ReplyInput, unknown, ReplyInput>({
    resolver: schemaResolver(replyInput),
    defaultValues: noText,
  });
  const seen = useRef(undefined);
  const draft = useDraft(kind === 'contacts' ? `contact reply ${id}` : `donation reply ${id}`, form, { seen });
  const newest = replies && (replies[0]?.id ?? 0);
  const { errors, isDirty, isSubmitting } = form.formState;
  const me = useAccount().id;
  // What was there when the form was opened, or is the user's own, is no news.
  const first = useRef<number>(undefined);
  if (newest !== undefined) first.current ??= newest;
  const news = replies?.find((reply) => reply.id > (first.current ?? 0) && reply.by?.id !== me);
  const { isHeld, hold, release } = useHold();
  const submit = form.handleSubmit(async ({ text }) => {
    hold();
    try {
      await send({ text, ...(newest !== undefined && { seen: newest }) });
    } catch (error) {
      release();
      return showRefusal(form, error);
    }
    draft.drop();
    form.reset(noText);
    release();
    toast.success(words.replySent(email));
  });
  return {
    form,
    draft,
    submit,
    isSubmitting,
    /** Nothing can be typed: it is being sent. */
    isHeld,
    /** The newest reply of a colleague that came while this was open; undefined for none. */
    news,
    changed: isDirty,
    problem: isSubmitting ? undefined : formProblem(errors),
  };
}

export type WrittenReply = ReturnType<typeof useReply>;
