import type { ReactNode } from 'react';
import { Band } from '../../ui/imigongo/Band.tsx';

/** A figure as it is written, and what it counts. */
interface CountedThing {
  id: string;
  value: string;
  label: string;
  lang: string | undefined;
}

interface NumbersBandProps {
  /** The id and the words of its heading. */
  headingId: string;
  title: ReactNode;
  titleLang?: string | undefined;
  numbers: readonly CountedThing[];
}

/** Large figures on ochre; nothing where there are none. */
export function NumbersBand({ headingId, title, titleLang, numbers }: NumbersBandProps) {
  if (numbers.length === 0) return null;
  return (
    <section aria-labelledby={title === '' ? undefined : headingId} className="bg-ochre">
      <Band motif="steps" tone="ochre" size="regular" />
      <div className="page-width py-12 md:py-16">
        {title === '' ? null : (
          <h2 id={headingId} lang={titleLang} className="text-heading">
            {title}
          </h2>
        )}
        {/* Half a phone's width is too little for a word of Kinyarwanda. */}
        <dl className="mt-8 grid grid-cols-2 gap-x-6 max-xs:[html:not([lang=en])_&]:grid-cols-1 gap-y-10 lg:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
          {numbers.map(({ id, value, label, lang }) => (
            <div key={id} className="flex flex-col-reverse justify-end border-ink border-t-4 pt-4">
              <dt lang={lang} className="font-semibold text-lead leading-tight">
                {label}
              </dt>
              <dd className="font-display font-extrabold text-display">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Band motif="steps" tone="ochre" size="regular" className="rotate-180" />
    </section>
  );
}
