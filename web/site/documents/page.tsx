import * as words from '#locale/documents.ts';
import type { Document } from '../../../domain/collections/documents.ts';
import { toPage } from '../../list-reply.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import { addresses } from '../addresses.ts';
import { Pagination } from '../components/Pagination.tsx';
import { fetchPart, type ListPart, pageCount, pageIn, partAddress, shownRange } from '../components/paging.ts';
import { drawing } from '../components/picture-source.ts';
import { SettledList } from '../components/SettledList.tsx';
import { NothingYet } from '../home/NothingYet.tsx';
import type { PageProps } from '../page.ts';
import { mapSection, type Section } from '../section.ts';
import { definePageOfSections } from '../sections/define.tsx';
import { Own, OwnPicture } from '../sections/own-words.tsx';
import { DocumentRows } from './DocumentRows.tsx';
import box from './pictures/savings-box.svg?no-inline';

/** Documents on a page. */
const PAGE_SIZE = 20;

const documentsAddress = (page: number) => partAddress(addresses.documents, { page });

/** A page of the documents to download, and the way to the others. */
function Documents({ data }: PageProps<Section<ListPart<Document>>>) {
  return (
    <>
      <DocumentsHead />
      <section aria-labelledby="documents-title" className="page-width pt-6 pb-16 lg:pt-10 lg:pb-24">
        <SettledList
          section={mapSection(data, ({ items }) => items)}
          empty={<NothingYet>{words.thereAreNoDocuments}</NothingYet>}
          page={addresses.documents}
        >
          {(documents) => <DocumentRows documents={documents} heading="h2" />}
        </SettledList>
        {data.state === 'loaded' && <DocumentPages part={data.data} />}
      </section>
    </>
  );
}

/** Which of the documents are shown, and links to the others. Nothing where there is one page. */
function DocumentPages({ part: { page, count } }: { part: ListPart<Document> }) {
  const pages = pageCount(count, PAGE_SIZE);
  if (pages === 1) return null;
  const { from, to } = shownRange(page, PAGE_SIZE, count);
  return (
    <>
      <p className="mt-8 text-muted">{words.showingDocuments(from, to, count)}</p>
      <Pagination label={words.pagesOfDocuments} page={page} pages={pages} addressOf={documentsAddress} />
    </>
  );
}

/** The drawing at the head of this page. */
const savingsBox = drawing(box, 1600, 900, words.aSavingsBoxWithThree);

/** The name of the page, beside the box and the book in which a group keeps what counts. */
function DocumentsHead() {
  return (
    <div className="bg-chalk-deep">
      <div className="grid md:grid-cols-[6fr_5fr]">
        <div className="purpose-text">
          <h1 id="documents-title" className="text-display">
            <Own of="title">{words.documents}</Own>
          </h1>
          <p className="mt-5 max-w-[38ch] text-lead">
            <Own of="text">{words.readPrintAndShareThem}</Own>
          </p>
        </div>
        <OwnPicture
          usual={savingsBox}
          sizes="(min-width: 48rem) 46vw, 100vw"
          first
          className="aspect-video h-full w-full object-cover max-md:order-first"
        />
      </div>
      <Band motif="zigzag" tone="clay" size="regular" />
    </div>
  );
}

export const documentsPage = definePageOfSections<Section<ListPart<Document>>, 'documents'>({
  name: 'documents',
  address: addresses.documents,
  query: ['page'],
  load: ({ request, query, section }) =>
    section(
      fetchPart(pageIn(query), PAGE_SIZE, async (page) =>
        toPage(await request('GET /documents/', { query: { page, page_size: PAGE_SIZE } })),
      ),
      words.failedToLoadDocuments,
    ),
  head: (data, site) => ({
    title: words.documents,
    description: words.documentsOf(site.name),
    canonical: documentsAddress(data.state === 'loaded' ? data.data.page : 1),
  }),
  sections: { documents_page: Documents },
});
