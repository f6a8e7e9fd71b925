import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { toast } from 'sonner';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { AdvertisementInput } from '../../../domain/advertisement.ts';
import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { NotPermitted, ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { request } from '../session/request.ts';
import { AdvertisementForm } from './AdvertisementForm.tsx';
import { everyAdvertisement, oneAdvertisement } from './calls.ts';

/** The form of the advertisement in the address. */
export function EditAdvertisement() {
  const id = Number(useParams().id);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { data, error, isFetchedAfterMount, refetch } = useQuery(oneAdvertisement(id));
  if (!isFetchedAfterMount) return <Waiting>Loading the advertisement...</Waiting>;
  if (data === undefined) {
    return <ScreenProblem title="Error fetching Ads." detail={error?.message} onRetry={() => void refetch()} />;
  }
  if (data.can?.edit === false) return <NotPermitted title="Edit Ad" />;

  const save = async (input: AdvertisementInput, seen: string | undefined) => {
    await request('PUT /ads/{id}/', { parameters: { id }, body: { ...input, updated_at: seen } });
    toast.success('Advertisement updated successfully!');
    await queries.invalidateQueries({ queryKey: everyAdvertisement });
  };
  return (
    <div className="grid max-w-4xl gap-6">
      <ScreenHeader title="Edit Ad" subtitle="What visitors see in the banner changes with their next page." />
      <AdvertisementForm
        key={id}
        advertisement={data}
        submit="Update Advertisement"
        submitting="Updating..."
        failed="Error updating Ads."
        save={save}
        onSaved={() => navigate(staffAddresses.advertisements)}
      />
    </div>
  );
}
