import { Copy } from 'lucide-react';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/senders.ts';
import { formerMemberOfStaff } from '#locale/dashboard/submissions.ts';
import type { Reply } from '../../../domain/submissions/handling.ts';
import { Button } from '../components/Button.tsx';
import { Written } from '../submissions/SubmissionDetails.tsx';
import { Moment } from '../time/Moment.tsx';

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(words.textCopied);
  } catch {
    // Without a clipboard, or without leave to use it.
    toast.error(words.copyFailed);
  }
}

/** What became of the mail, and what to do where it came back. */
function Delivery({ reply: { delivery, problem, text } }: { reply: Reply }) {
  if (delivery === 'sent') return <p className="text-sm text-muted">{words.delivered}</p>;
  if (delivery === 'waiting') {
    return (
      <p className={problem === null ? 'text-sm text-muted' : 'text-sm text-warning'}>
        {problem === null ? words.onItsWay : words.triedAgain(problem)}
      </p>
    );
  }
  return (
    <div className="grid justify-items-start gap-2 border-l-4 border-danger bg-danger-surface px-3 py-2 text-danger">
      <p className="font-semibold">{words.refused}</p>
      {problem === null ? null : <p className="text-sm wrap-anywhere">{words.refusedSaid(problem)}</p>}
      <p className="text-sm">{words.whatToDo}</p>
      <Button size="small" onClick={() => void copy(text)}>
        <Copy aria-hidden="true" className="size-4" />
        {words.copyText}
      </Button>
    </div>
  );
}

/** The replies that were sent from here, each with its author and what became of it. */
export function Replies({ replies }: { replies: readonly Reply[] }) {
  if (replies.length === 0) return <p className="text-muted">{words.noReplies}</p>;
  return (
    <ul className="grid gap-3">
      {replies.map((reply) => (
        <li key={reply.id} className="grid gap-1 border-l-4 border-line pl-3">
          <Written>{reply.text}</Written>
          <p className="text-sm text-muted">
            {reply.by?.name ?? formerMemberOfStaff}, <Moment at={reply.at} />
          </p>
          <Delivery reply={reply} />
        </li>
      ))}
    </ul>
  );
}
