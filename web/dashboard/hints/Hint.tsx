import { Lightbulb } from 'lucide-react';
import { Link } from 'react-router';
import * as words from '#locale/dashboard/hints.ts';
import type { HintName } from '../../../domain/hints.ts';
import { Button } from '../components/Button.tsx';
import { useWayToGuide } from '../screen/way-to-guide.ts';
import { useAccount } from '../session/account.ts';
import { request } from '../session/request.ts';
import { keepUser } from '../session/session.ts';
import { useAction } from '../toast/use-action.ts';

/** What a newcomer to a screen should know, until they have read it: then never again, on no device. */
export function Hint({ name }: { name: HintName }) {
  const { read_hints } = useAccount();
  const way = useWayToGuide(name === 'lists' ? name : undefined);
  const { mutate, isPending } = useAction({
    call: async () => keepUser(await request('POST /me/hints/', { body: { hint: name } })),
  });
  if (isPending || read_hints.includes(name)) return null;
  const { text, withKeys } = words.hints[name];
  return (
    <section
      aria-label={words.hint}
      className="flex flex-wrap items-center gap-x-6 gap-y-2 border-l-4 border-info bg-info-surface py-1.5 pr-2 pl-4 text-info print:hidden"
    >
      <Lightbulb aria-hidden="true" className="size-5 shrink-0 max-sm:hidden" />
      <div className="flex min-w-0 grow basis-64 flex-wrap gap-x-1.5">
        <p>{text}</p>
        {withKeys === undefined ? null : <p className="pointer-coarse:hidden">{withKeys}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-x-5">
        {way === undefined ? null : (
          <Link {...way.link} className="inline-flex min-h-11 items-center gap-1 font-semibold underline">
            {words.more}
            {way.isElsewhere ? <span className="sr-only">{words.opensInNewTab}</span> : null}
          </Link>
        )}
        <Button
          size="small"
          onClick={() => {
            // The button goes, and the focus must not go with it.
            document.querySelector('h1')?.focus({ preventScroll: true });
            mutate();
          }}
        >
          {words.gotIt}
        </Button>
      </div>
    </section>
  );
}
