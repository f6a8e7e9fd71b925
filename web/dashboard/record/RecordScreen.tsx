import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import * as words from '#locale/dashboard/record.ts';
import { RequestFailed } from '../../request.ts';
import { buttonLook } from '../components/Button.tsx';
import { IN_TRASH, VIEW } from '../list/list-address.ts';
import { backTo } from '../screen/left-place.ts';
import { NotPermitted, ScreenProblem } from '../screen/ScreenProblem.tsx';
import { Waiting } from '../screen/Waiting.tsx';

interface Editable {
  deleted_at?: string | null | undefined;
  can?: { edit: boolean } | undefined;
}

interface RecordScreenProps<Item extends Editable, Key extends QueryKey> {
  /** The query of one record, by its number in the address. */
  one(id: number): UseQueryOptions<Item, Error, Item, Key>;
  /** The screen's title where the record is not for this person to change. */
  title: string;
  loading: string;
  failed: string;
  /** The address of the list it belongs to. */
  list: string;
  children: (record: Item) => ReactNode;
}

/** The screen that changes one record: its form with the server's present values, or the reason why there is none. */
export function RecordScreen<Item extends Editable, Key extends QueryKey>(props: RecordScreenProps<Item, Key>) {
  const { one, title, loading, failed, list, children } = props;
  const id = Number(useParams().id);
  const { data, error, isFetchedAfterMount, refetch } = useQuery(one(id));
  if (!isFetchedAfterMount) return <Waiting>{loading}</Waiting>;
  const back = (
    <Link {...backTo(list)} className={buttonLook('primary')}>
      {words.backToTheList}
    </Link>
  );
  if (data === undefined) {
    const isMissing = error instanceof RequestFailed && error.status === 404;
    return isMissing ? (
      <ScreenProblem title={failed} detail={words.thisRecordDoesNotExist} next={back} />
    ) : (
      <ScreenProblem title={failed} detail={error?.message} onRetry={() => void refetch()} />
    );
  }
  if (data.deleted_at) {
    const toTrash = (
      <Link to={`${list}?${VIEW}=${IN_TRASH}`} className={buttonLook('primary')}>
        {words.openTheTrash}
      </Link>
    );
    return <ScreenProblem title={failed} detail={words.itIsInTheTrash} next={toTrash} />;
  }
  return data.can?.edit === false ? <NotPermitted title={title} /> : <Fragment key={id}>{children(data)}</Fragment>;
}
