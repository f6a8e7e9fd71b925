import { language } from '#locale/language.ts';
import * as words from '#locale/pages.ts';
import { MAX_ADDRESS_PARTS } from '../../../domain/fields/address.ts';
import { addressIn } from '../../../domain/languages.ts';
import type { PageAtAddress } from '../../../domain/plain-page.ts';
import { fullMoment } from '../../ui/format.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import { addresses, here } from '../addresses.ts';
import { NotTranslated } from '../components/NotTranslated.tsx';
import { SectionFailed } from '../components/SectionFailed.tsx';
import { VisitorText } from '../components/VisitorText.tsx';
import { plainPageData } from '../head/structured-data.ts';
import { definePage, orNotFound } from '../render.tsx';
import type { Section } from '../section.ts';
import { alternatesOf, langOf } from '../untranslated.ts';

interface PlainPageTextProps {
  page: Section<PageAtAddress>;
  address: string;
  timeZone: string;
}

/** What stands in the place of a page that opens later. */
function UntilThen({ page, opensAt, timeZone }: { page: PageAtAddress; opensAt: string; timeZone: string }) {
  return (
    <div className="mt-8 grid max-w-reading gap-4 text-lead">
      <p lang={langOf(page, 'until_then')} className="whitespace-pre-line">
        {page.until_then}
      </p>
      <p className="font-semibold">{words.opensAt(fullMoment(opensAt, timeZone))}</p>
    </div>
  );
}

/** The text of a page, or what is said until it opens. */
function PageBody({ page, timeZone }: { page: PageAtAddress; timeZone: string }) {
  if (page.opens_at !== undefined) return <UntilThen page={page} opensAt={page.opens_at} timeZone={timeZone} />;
  return (
    <>
      <NotTranslated record={page} field="content" />
      <VisitorText html={page.content} lang={langOf(page, 'content')} className="mt-8 max-w-reading" />
    </>
  );
}

/** A title and a text, as staff wrote them. */
function PlainPageText({ page, address, timeZone }: PlainPageTextProps) {
  return (
    <>
      <Band motif="steps" tone="chalk" size="regular" />
      <article aria-labelledby="page-title" className="page-width pt-10 pb-16 lg:pt-16 lg:pb-24">
        <h1
          id="page-title"
          lang={page.state === 'loaded' ? langOf(page.data, 'title') : undefined}
          className="max-w-reading text-title"
        >
          {page.state === 'loaded' ? page.data.title : words.page}
        </h1>
        {page.state === 'loaded' ? (
          <PageBody page={page.data} timeZone={timeZone} />
        ) : (
          <SectionFailed text={page.message} page={address} />
        )}
      </article>
    </>
  );
}

/**
 * Where the page is, if it was found at its address in another language: there, or in the language that the address names. What is
 * asked for without one may come from when another language was the main one.
 */
function movedFrom(
  { found_in, address: own }: PageAtAddress,
  { address: asked, isLanguageNamed }: Omit<PlainPageHere, 'page'>,
): string | undefined {
  if (found_in === undefined) return undefined;
  const staysHere = isLanguageNamed || found_in === language;
  return staysHere ? addresses.plainPage(own) : addressIn(found_in, `/${asked}`);
}

interface PlainPageHere {
  /** Below the site's root. */
  address: string;
  isLanguageNamed: boolean;
  page: Section<PageAtAddress>;
}

/** `/{part0}`, `/{part0}/{part1}` and so on. */
const spellings = Array.from({ length: MAX_ADDRESS_PARTS }, (_, last) =>
  Array.from({ length: last + 1 }, (_part, index) => `/{part${index}}`).join(''),
);

/** The pages that staff have added. They are asked last: at an address of ours stands no other page. */
export const addedPage = definePage<PlainPageHere>({
  address: spellings.map(here),
  async load({ request, parameters, isLanguageNamed, section }) {
    const address = Object.values(parameters).filter(Boolean).join('/').toLowerCase();
    return {
      address,
      isLanguageNamed,
      page: await section(
        orNotFound(request('GET /pages/at/{address}/', { parameters: { address } })),
        words.failedToLoadThisPage,
      ),
    };
  },
  movedTo: ({ page, ...asked }) => (page.state === 'loaded' ? movedFrom(page.data, asked) : undefined),
  head({ address, page }, site, publicUrl) {
    const canonical = addresses.plainPage(address);
    if (page.state === 'failed') return { title: words.page, description: page.message, canonical };
    const { title, description, address: own, is_unlisted, opens_at } = page.data;
    return {
      title,
      isHidden: is_unlisted || opens_at !== undefined,
      alternates: alternatesOf(page.data, addresses.plainPage(own)),
      description: description || title,
      canonical: addresses.plainPage(own),
      structuredData: plainPageData(page.data, addresses.plainPage(own), site, publicUrl),
    };
  },
  Page: ({ data: { address, page }, timeZone }) => (
    <PlainPageText page={page} address={addresses.plainPage(address)} timeZone={timeZone} />
  ),
});
