import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Banner } from '../controls/Banner.tsx';
import { Button } from '../controls/Button.tsx';
import { failedText } from '../screen/failed-text.ts';
import { Waiting } from '../screen/Waiting.tsx';
import { useFocusKept } from './focus-kept.ts';
import { ListPage, type ListPageProps } from './ListPage.tsx';
import type { ListTexts } from './list-texts.ts';
import { NothingListed } from './NothingListed.tsx';
import type { Listed } from './table-features.ts';

interface ResourceListProps<Row extends Listed>
  extends Omit<ListPageProps<Row>, 'label' | 'rows' | 'total' | 'totalRef'> {
  texts: ListTexts;
  query: UseQueryResult<Row[]>;
  /** Whether the search and the filters let it through, where there are any; keep it stable between renderings. */
  matches?: (row: Row) => boolean;
  onClearFilters?: () => void;
}

/** A list with everything that can happen to it: on its way, failed, empty, nothing found, one page of many. */
export function ResourceList<Row extends Listed>(props: ResourceListProps<Row>) {
  const { texts, query, matches, onClearFilters, ...page } = props;
  const { data, error, refetch } = query;
  const rows = useMemo(() => (matches ? data?.filter(matches) : data), [data, matches]);
  const { region, total } = useFocusKept(rows);

  if (data === undefined && error === null) return <Waiting>{texts.loading}</Waiting>;
  return (
    <div ref={region} className="list grid gap-4">
      {error === null ? null : (
        <Banner tone="danger">
          <p>{failedText(texts.failed, error)}</p>
          <Button className="mt-3" onClick={() => void refetch()}>
            Try again
          </Button>
        </Banner>
      )}
      {rows?.length === 0 ? (
        <NothingListed
          text={data?.length === 0 ? texts.none : texts.noMatch}
          hint={data?.length === 0 ? texts.noneHint : texts.noMatchHint}
        >
          {data?.length === 0 ? null : <Button onClick={onClearFilters}>Clear search and filters</Button>}
        </NothingListed>
      ) : null}
      {rows === undefined || data === undefined ? null : (
        <ListPage
          {...page}
          label={texts.label}
          rows={rows}
          totalRef={total}
          total={(showing) =>
            rows.length === data.length
              ? texts.total(data.length, showing)
              : texts.found(rows.length, data.length, showing)
          }
        />
      )}
    </div>
  );
}
