import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import * as words from '#locale/dashboard/redirects.ts';
import { Banner } from '../components/Banner.tsx';
import { linksOf } from './links-of.ts';
import type { TranslatedRecord } from './saving-form.ts';
import { whyDead } from './why-dead.ts';

/** In the form of a record: its links that lead nowhere, as it was saved last, and why. Nothing where each leads somewhere. */
export function RecordLinks({ resource, record }: Pick<TranslatedRecord, 'resource' | 'record'>) {
  const heading = useId();
  const { data = [] } = useQuery(linksOf(resource, record));
  if (data.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <Banner tone="warning">
        <h2 id={heading} className="font-semibold">
          {words.linksToMend}
        </h2>
        <ul className="mt-1 grid gap-1">
          {data.map((link) => (
            <li key={link.id} className="wrap-anywhere">
              {whyDead(link)}
            </li>
          ))}
        </ul>
      </Banner>
    </section>
  );
}
