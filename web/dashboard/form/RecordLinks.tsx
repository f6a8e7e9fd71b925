import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import * as words from '#locale/dashboard/redirects.ts';
import { languageWords } from '../../../domain/languages.ts';
import type { TroubledLink } from '../../../domain/links.ts';
import { Banner } from '../components/Banner.tsx';
import { request } from '../session/request.ts';
import type { TranslatedRecord } from './saving-form.ts';

function told({ address, words: said, language: code, trouble, title }: TroubledLink): string {
  const language = code === null ? undefined : languageWords[code].name;
  return words.whyTold[trouble](words.linkTold({ words: said, address, language }), title);
}

/** In the form of a record: its links that lead nowhere, as it was saved last, and why. Nothing where each leads somewhere. */
export function RecordLinks({ resource, record }: Pick<TranslatedRecord, 'resource' | 'record'>) {
  const heading = useId();
  const { data = [] } = useQuery({
    queryKey: ['redirects', 'links', resource, record],
    queryFn: () => request('GET /redirects/links/{resource}/{record}/', { parameters: { resource, record } }),
    staleTime: 0,
  });
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
              {told(link)}
            </li>
          ))}
        </ul>
      </Banner>
    </section>
  );
}
