import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { addresses } from '../../../domain/addresses.ts';
import { SiteLink } from '../components/SiteLink.tsx';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { NotPermitted, ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { onePlainPage } from './calls.ts';
import { PlainPageForm } from './PlainPageForm.tsx';

/** The form for a page still to be written. */
export function NewPlainPage() {
  return (
    <div className="grid max-w-4xl gap-6">
      <ScreenHeader title="New page" subtitle="A page with a text and an address of its own." />
      <PlainPageForm />
    </div>
  );
}

/** The form of the page in the address. */
export function EditPlainPage() {
  const id = Number(useParams().id);
  const { data, error, isFetchedAfterMount, refetch } = useQuery(onePlainPage(id));
  if (!isFetchedAfterMount) return <Waiting>Loading the page...</Waiting>;
  if (data === undefined) {
    return (
      <ScreenProblem title="The page could not be loaded" detail={error?.message} onRetry={() => void refetch()} />
    );
  }
  if (data.can?.edit === false) return <NotPermitted title="Edit page" />;
  const onSite = data.status === 'published' ? <SiteLink page={addresses.plainPage(data.address)} /> : null;
  return (
    <div className="grid max-w-4xl gap-6">
      <ScreenHeader title="Edit page" subtitle={data.title} actions={onSite} />
      <PlainPageForm key={id} page={data} />
    </div>
  );
}
