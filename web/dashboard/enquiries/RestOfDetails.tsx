import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { Waiting } from '../screen/Waiting.tsx';

interface RestOfDetailsProps<Details> {
  query: UseQueryResult<Details>;
  loading: string;
  failed: string;
  children: (details: Details) => ReactNode;
}

/** The details of an enquiry that the list does not hold, which load a moment later. */
export function RestOfDetails<Details>({ query, loading, failed, children }: RestOfDetailsProps<Details>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error === null) return <Waiting>{loading}</Waiting>;
  return (
    <Banner tone="danger">
      <p className="font-semibold">{failed}</p>
      <p>{error.message}</p>
      <Button className="mt-3" onClick={() => void refetch()}>
        Try again
      </Button>
    </Banner>
  );
}
