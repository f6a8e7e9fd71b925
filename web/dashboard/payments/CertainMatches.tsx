import { useMutation, useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { toast } from 'sonner';
import * as words from '#locale/dashboard/payments.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { lazyPart } from '../loading/lazy.ts';
import { useGivingAgain } from '../pledges/calls.ts';
import { request } from '../session/request.ts';
import { certainMatches } from './calls.ts';

const CertainDialog = lazyPart(async () => (await import('./CertainDialog.tsx')).CertainDialog);

/** How many payments say themselves whose gift they are, and the way to assign them together. Nothing where there are none. */
export function CertainMatches() {
  const { data = [], error, refetch } = useQuery(certainMatches);
  const [isOpen, setOpen] = useState(false);
  const readAgain = useGivingAgain();
  const {
    mutate,
    reset,
    isPending,
    isSuccess,
    error: refused,
  } = useMutation({
    mutationFn: (matches: { payment_id: number; pledge_id: number }[]) =>
      request('POST /payments/match/', { body: { matches } }),
    async onSuccess({ matched }) {
      setOpen(false);
      toast.success(words.assignedTogether(matched));
      await readAgain();
    },
    onError: () => void readAgain(),
  });
  const isAllAssigned = isSuccess && data.length === 0;
  useEffect(() => {
    // The button that led here is gone, and the focus with it.
    if (isAllAssigned && document.activeElement === document.body) document.querySelector('h1')?.focus();
  }, [isAllAssigned]);
  const openAgain = () => {
    reset();
    setOpen(true);
  };
  if (error !== null && data.length === 0) {
    return (
      <Banner tone="danger">
        <p>{words.failedToLoadCertain}</p>
        <Button className="mt-3" onClick={() => void refetch()}>
          {words.tryAgain}
        </Button>
      </Banner>
    );
  }
  return (
    <>
      {data.length === 0 ? null : (
        <Banner tone="info">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p className="font-semibold">{words.canBeMatched(data.length)}</p>
            <Button onClick={openAgain}>{words.lookAtThem}</Button>
          </div>
        </Banner>
      )}
      {isOpen ? (
        <Suspense>
          <CertainDialog
            matches={data}
            isBusy={isPending}
            problem={refused?.message}
            onAssign={mutate}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
