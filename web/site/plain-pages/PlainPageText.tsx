import type { PlainPage } from '../../../domain/plain-page.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import { SectionFailed } from '../components/SectionFailed.tsx';
import { VisitorText } from '../components/VisitorText.tsx';
import type { Section } from '../section.ts';

interface PlainPageTextProps {
  page: Section<PlainPage>;
  address: string;
}

/** A title and a text, as staff wrote them. */
export function PlainPageText({ page, address }: PlainPageTextProps) {
  return (
    <>
      <Band motif="steps" tone="chalk" size="regular" />
      <article aria-labelledby="page-title" className="page-width pt-10 pb-16 lg:pt-16 lg:pb-24">
        <h1 id="page-title" className="max-w-reading text-title">
          {page.state === 'loaded' ? page.data.title : 'Page'}
        </h1>
        {page.state === 'loaded' ? (
          <VisitorText html={page.data.content} className="mt-8 max-w-reading" />
        ) : (
          <SectionFailed text={page.message} page={address} />
        )}
      </article>
    </>
  );
}
