import { addresses } from '../../../domain/addresses.ts';
import type { Document } from '../../../domain/collections/documents.ts';
import { SettledList } from '../components/SettledList.tsx';
import { NothingYet } from '../home/NothingYet.tsx';
import type { PageProps } from '../page.ts';
import type { Section } from '../section.ts';
import { DocumentRow } from './DocumentRow.tsx';
import { DocumentsHead } from './DocumentsHead.tsx';

/** The documents to download. */
export function Documents({ data }: PageProps<Section<Document[]>>) {
  return (
    <>
      <DocumentsHead />
      <section aria-labelledby="documents-title" className="page-width pt-6 pb-16 lg:pt-10 lg:pb-24">
        <SettledList
          section={data}
          empty={<NothingYet>There are no documents to download at the moment.</NothingYet>}
          page={addresses.documents}
        >
          {(documents) => (
            <ul>
              {documents.map((document) => (
                <DocumentRow key={document.id} document={document} />
              ))}
            </ul>
          )}
        </SettledList>
      </section>
    </>
  );
}
