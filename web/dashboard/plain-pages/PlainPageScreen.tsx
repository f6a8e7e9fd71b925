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
      <ScreenHeader title="New page" subtitle="A page with its own text and address." />
      <PlainPageForm />
    </div>
  );
}

/** The form of the page in the address. */
export function EditPlainPage() {
  return (
    <RecordScreen
      one={onePlainPage}
      title="Edit page"
      loading="Loading the page..."
      failed="The page could not be loaded"
      list={staffAddresses.pages}
    >
      {(page) => (
        <div className="grid max-w-7xl gap-6">
          <ScreenHeader
            title="Edit page"
            subtitle={page.title}
            actions={
              page.status === 'published' ? (
                <SiteLink page={addresses.plainPage(page.address)} words="View on site" />
              ) : null
            }
          />
          <PlainPageForm page={page} />
        </div>
      )}
    </RecordScreen>
  );
}
