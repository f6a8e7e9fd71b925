import type { SiteSettings } from '../../../domain/site.ts';
import { Band } from '../../ui/imigongo/Band.tsx';

/** The organisation's fun facts, in numbers. */
export function FunFacts({ facts }: { facts: SiteSettings['fun_facts'] }) {
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="facts-title" className="bg-ochre">
      <Band motif="steps" tone="ochre" size="regular" />
      <div className="page-width py-12 md:py-16">
        <h2 id="facts-title" className="text-heading">
          Fun Facts
        </h2>
        <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
          {facts.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end border-ink border-t-4 pt-4">
              <dt className="font-semibold text-lead leading-tight">{label}</dt>
              <dd className="font-display font-extrabold text-display">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Band motif="steps" tone="ochre" size="regular" className="rotate-180" />
    </section>
  );
}
