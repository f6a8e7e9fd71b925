import * as words from '#locale/dashboard/plain-pages.ts';
import { addresses, staffAddresses } from '../../../domain/addresses.ts';
import { SiteLink } from '../components/SiteLink.tsx';
import { RecordScreen } from '../record/RecordScreen.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { onePlainPage } from './calls.ts';
import { PlainPageForm } from './PlainPageForm.tsx';

/** The form for a page still to be written. */
export function NewPlainPage() {
  return (
    <div className="grid max-w-7xl gap-6">
      <ScreenHeader title={words.newPage} subtitle={words.newPageSubtitle} />
      <PlainPageForm />
    </div>
  );
}

/** The form of the page in the address. */
export function EditPlainPage() {
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
            actions={page.status === 'published' ? <SiteLink page={addresses.plainPage(page.address)} /> : null}
          />
          <PlainPageForm page={page} />
        </div>
      )}
    </RecordScreen>
  );
}
