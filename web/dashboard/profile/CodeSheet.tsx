import { Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import * as words from '#locale/dashboard/profile.ts';
import { Button } from '../components/Button.tsx';

interface CodeSheetProps {
  codes: readonly string[];
  /** The address of the codes' owner. */
  email: string;
  onDone(): void;
}

/** The new codes, this once: to be printed or written down. On paper nothing else of the screen appears. */
export function CodeSheet({ codes, email, onDone }: CodeSheetProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="grid gap-5 border-2 border-line-strong bg-raised p-[clamp(1rem,3vw,1.75rem)]">
      <h2 ref={heading} tabIndex={-1} className="text-subheading">
        {words.yourRecoveryCodes}
      </h2>
      <p>{words.codesFor(email)}</p>
      <ol
        className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-8 gap-y-2 font-mono text-lg"
        aria-label={words.recoveryCodes}
      >
        {codes.map((code) => (
          <li key={code} className="border-b border-line py-1 whitespace-nowrap">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button kind="primary" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" />
          {words.print}
        </Button>
        <Button onClick={onDone}>{words.codesSaved}</Button>
      </div>
    </section>
  );
}
