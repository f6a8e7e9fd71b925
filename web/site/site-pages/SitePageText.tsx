import * as words from '#locale/page.ts';
import type { SitePage } from '../../../domain/site-page.ts';
import { longDate } from '../../ui/format.ts';
import { NotTranslated } from '../components/NotTranslated.tsx';
import { SectionFailed } from '../components/SectionFailed.tsx';
import { VisitorText } from '../components/VisitorText.tsx';
import type { Section } from '../section.ts';
import { langOf } from '../untranslated.ts';

/** Shown in place of a text that did not load. */
export const sitePageFailed = words.failedToLoadThisText;

interface SitePageTextProps {
  page: Section<SitePage>;
  address: string;
  timeZone: string;
}

/** The text that staff wrote for a page, and when they last changed it. */
export function SitePageText({ page, address, timeZone }: SitePageTextProps) {
  if (page.state === 'failed') return <SectionFailed text={page.message} page={address} />;
  const { body, updated_at } = page.data;
  return (
    <>
      <NotTranslated record={page.data} field="body" />
      <VisitorText html={body} lang={langOf(page.data, 'body')} className="mt-8 max-w-reading" />
      {updated_at ? (
        <p className="mt-12 text-muted text-sm">
          {words.lastUpdatedOn} <time dateTime={updated_at}>{longDate(updated_at, timeZone)}</time>
        </p>
      ) : null}
    </>
  );
}
