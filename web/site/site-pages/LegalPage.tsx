import type { SitePage } from '../../../domain/site-page.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import type { Section } from '../section.ts';
import { LegalMenu } from './LegalMenu.tsx';
import { SitePageText } from './SitePageText.tsx';

interface LegalPageProps {
  page: Section<SitePage>;
  /** Its name where its own text did not come. */
  title: string;
  address: string;
  timeZone: string;
}

/** A page to be read in quiet: privacy, terms, cookies. */
export function LegalPage({ page, title, address, timeZone }: LegalPageProps) {
  return (
    <>
      <Band motif="steps" tone="chalk" size="regular" />
      <article
        aria-labelledby="legal-title"
        className="page-width grid gap-x-16 pt-10 pb-16 lg:grid-cols-[16rem_1fr] lg:pt-16 lg:pb-24"
      >
        <div className="lg:col-start-2">
          <h1 id="legal-title" className="text-title">
            {page.state === 'loaded' ? page.data.title : title}
          </h1>
          <SitePageText page={page} address={address} timeZone={timeZone} />
        </div>
        <LegalMenu current={address} />
      </article>
    </>
  );
}
