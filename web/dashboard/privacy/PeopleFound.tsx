import { useQuery } from '@tanstack/react-query';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { peopleWith } from './calls.ts';

interface PeopleFoundProps {
  search: string;
  onChoose(email: string): void;
}

const inWords = (count: number) => (count === 1 ? '1 thing' : `${count} things`);

/** The people the search may mean, by their addresses. */
export function PeopleFound({ search, onChoose }: PeopleFoundProps) {
  const { data, error, refetch } = useQuery(peopleWith(search));
  if (data === undefined && error === null) return <Waiting>Searching...</Waiting>;
  if (data === undefined) {
    return (
      <Banner tone="danger">
        <p>Failed to search. {error?.message}</p>
        <Button className="mt-3" onClick={() => void refetch()}>
          Try again
        </Button>
      </Banner>
    );
  }
  return (
    <div className="grid gap-3">
      <p role="status" className="text-muted">
        {data.length === 0
          ? `Nothing is held under “${search}”.`
          : `${data.length === 1 ? '1 person' : `${data.length} people`} found for “${search}”.`}
      </p>
      <ul className="grid gap-3">
        {data.map(({ email, names, phones, found }) => (
          <li
            key={email}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border border-line bg-raised p-4"
          >
            <div className="grid min-w-0 gap-0.5">
              <p className="font-semibold break-all">{email}</p>
              {names.length === 0 ? null : <p className="break-words">{names.join(', ')}</p>}
              {phones.length === 0 ? null : <p className="text-muted break-words">{phones.join(', ')}</p>}
            </div>
            <Button aria-label={`Show ${inWords(found)} held under ${email}`} onClick={() => onChoose(email)}>
              Show {inWords(found)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
