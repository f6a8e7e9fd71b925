import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import * as words from '#locale/dashboard/plain-pages.ts';
import { addresses, staffAddresses } from '../../../domain/addresses.ts';
import type { PublishingAsk } from '../../../domain/drafts.ts';
import { isPageOfSections } from '../../../domain/page-sections.ts';
import type { StaffPlainPage } from '../../../domain/plain-page.ts';
import { asksOf } from '../asking/calls.ts';
import { RecordAsks } from '../asking/RecordAsks.tsx';
import { buttonLook } from '../components/Button.tsx';
import { SiteLink } from '../components/SiteLink.tsx';
import { RecordScreen } from '../record/RecordScreen.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { useMay } from '../session/account.ts';
import { everyPlainPage, onePlainPage } from './calls.ts';
import { PlainPageForm } from './PlainPageForm.tsx';

/** The form for a page still to be written: empty, or with what another page is made of. */
export function NewPlainPage() {
  const like = Number(useSearchParams()[0].get('like'));
  const { data, isLoading } = useQuery({ ...onePlainPage(like), enabled: Number.isInteger(like) && like > 0 });
  return (
    <div className="grid max-w-7xl gap-6">
      <ScreenHeader title={words.newPage} subtitle={words.newPageSubtitle} />
      {isLoading ? (
        <Waiting>{words.loadingPage}</Waiting>
      ) : (
        <PlainPageForm key={data?.id} {...(data && { like: data })} />
      )}
    </div>
  );
}

/** What is asked of a page, and its form. */
function AskedPage({ page }: { page: StaffPlainPage }) {
  const record = { collection: 'pages', id: page.id, every: everyPlainPage } as const;
  const { data: asks = [] } = useQuery(asksOf(record));
  const [taken, setTaken] = useState<PublishingAsk>();
  return (
    <>
      <RecordAsks
        record={record}
        address={page.address}
        isPublished={page.status === 'published'}
        asks={asks}
        taken={taken}
        onTake={setTaken}
      />
      <PlainPageForm key={taken?.id} page={page} taken={taken} />
    </>
  );
}

/** The form of the page in the address. */
export function EditPlainPage() {
  const mayAdd = useMay('pages.create');
  return (
    <RecordScreen
      one={onePlainPage}
      title={words.editPage}
      loading={words.loadingPage}
      failed={words.pageNotLoaded}
      list={staffAddresses.pages}
    >
      {(page) => (
        <div className="grid max-w-7xl gap-6">
          <ScreenHeader
            title={words.editPage}
            subtitle={page.title}
            actions={
              <>
                {mayAdd && !isPageOfSections(page.address) ? (
                  <Link to={`${staffAddresses.newPage}?like=${page.id}`} className={buttonLook('secondary')}>
                    {words.newPageLikeThis}
                  </Link>
                ) : null}
                {page.status === 'published' ? <SiteLink page={addresses.plainPage(page.address)} /> : null}
              </>
            }
          />
          <AskedPage page={page} />
        </div>
      )}
    </RecordScreen>
  );
}
