import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { failedText } from '../screen/failed-text.ts';
import { Waiting } from '../screen/Waiting.tsx';
import { useFocusKept } from './focus-kept.ts';
import { ListPage, type ListPageProps } from './ListPage.tsx';
import type { ListState } from './list-state.ts';
import type { ListTexts } from './list-texts.ts';
import { NothingListed } from './NothingListed.tsx';
import type { Listed } from './table-features.ts';

export interface ShownListProps<Row extends Listed>
  extends Omit<ListPageProps<Row>, 'label' | 'rows' | 'found' | 'sortable' | 'total' | 'totalRef'> {
  texts: ListTexts;
  list: ListState<Row>;
}

/** A list with everything that can happen to it: on its way, failed, empty, nothing found, one page of many. */
export function ShownList<Row extends Listed>({ texts, list, ...page }: ShownListProps<Row>) {
  const { rows, found, count, error, sortable } = list;
  const { region, total } = useFocusKept(rows);

  if (error === null && (rows === undefined || count === undefined)) return <Waiting>{texts.loading}</Waiting>;
  return (
    <div ref={region} className="list grid gap-4">
      {error === null ? null : (
        <Banner tone="danger">
          <p>{failedText(texts.failed, error)}</p>
          <Button className="mt-3" onClick={texts.reload ? () => window.location.reload() : list.tryAgain}>
            {texts.reload ?? 'Try again'}
          </Button>
        </Banner>
      )}
      {rows?.length === 0 ? (
        <NothingListed
          text={count === 0 ? texts.none : texts.noMatch}
          hint={count === 0 ? texts.noneHint : texts.noMatchHint}
        >
          {count === 0 ? null : <Button onClick={list.clearFilters}>Clear search and filters</Button>}
        </NothingListed>
      ) : null}
      {rows === undefined || count === undefined ? null : (
        <ListPage
          {...page}
          label={texts.label}
          rows={rows}
          found={found}
          sortable={sortable}
          totalRef={total}
          total={(showing) => (found === count ? texts.total(count, showing) : texts.found(found, count, showing))}
        />
      )}
    </div>
  );
}
