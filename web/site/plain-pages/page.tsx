import type { ReactElement } from 'react';
import { language } from '#locale/language.ts';
import * as words from '#locale/pages.ts';
import { MAX_ADDRESS_PARTS } from '../../../domain/fields/address.ts';
import { addressIn } from '../../../domain/languages.ts';
import type { PageAtAddress } from '../../../domain/plain-page.ts';
import { fullMoment } from '../../ui/format.ts';
import { addresses, here } from '../addresses.ts';
import { NotTranslated } from '../components/NotTranslated.tsx';
import { SectionFailed } from '../components/SectionFailed.tsx';
import { VisitorText } from '../components/VisitorText.tsx';
import { plainPageData } from '../head/structured-data.ts';
import { definePage, orNotFound } from '../render.tsx';
import type { Section } from '../section.ts';
import { PageBand, PageTitle } from '../sections/PageTitle.tsx';
import { alternatesOf, langOf } from '../untranslated.ts';

interface PlainPageTextProps {
  page: Section<PageAtAddress>;
  blocks: readonly ReactElement[];
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

/** The blocks of a page, below its title. */
function PageOfBlocks({ page, blocks }: { page: PageAtAddress; blocks: readonly ReactElement[] }) {
  return (
    <>
      <PageBand />
      <article aria-labelledby="page-title">
        <PageTitle title={page.title} lang={langOf(page, 'title')} />
        {blocks}
      </article>
    </>
  );
}

/** A title and a text, as staff wrote them. */
function PlainPageText({ page, blocks, address, timeZone }: PlainPageTextProps) {
  if (page.state === 'loaded' && blocks.length > 0) return <PageOfBlocks page={page.data} blocks={blocks} />;
  return (
    <>
      <PageBand />
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
  { address: asked, isLanguageNamed }: Omit<PlainPageHere, 'page' | 'blocks'>,
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
  /** Drawn; none where the page is its own text alone. */
  blocks: readonly ReactElement[];
}

/** `/{part0}`, `/{part0}/{part1}` and so on. */
const spellings = Array.from({ length: MAX_ADDRESS_PARTS }, (_, last) =>
  Array.from({ length: last + 1 }, (_part, index) => `/{part${index}}`).join(''),
);

/** The pages that staff have added. They are asked last: at an address of ours stands no other page. */
export const addedPage = definePage<PlainPageHere>({
  address: spellings.map(here),
  async load(context) {
    const { request, parameters, isLanguageNamed, section } = context;
    const address = Object.values(parameters).filter(Boolean).join('/').toLowerCase();
    const page = await section(
      orNotFound(request('GET /pages/at/{address}/', { parameters: { address } })),
      words.failedToLoadThisPage,
    );
    const drawn = page.state === 'loaded' ? await context.drawBlocks(page.data) : [];
    const blocks = drawn.map(({ element }) => element);
    return { address, isLanguageNamed, page, blocks };
  },
  movedTo: ({ page, blocks: _, ...asked }) => (page.state === 'loaded' ? movedFrom(page.data, asked) : undefined),
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
  Page: ({ data: { address, page, blocks }, timeZone }) => (
    <PlainPageText page={page} blocks={blocks} address={addresses.plainPage(address)} timeZone={timeZone} />
  ),
});
