import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import * as words from '#locale/dashboard/details.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import type { ListRow } from '../list/list-row.ts';
import { focusRow } from '../screen/focus-row.ts';
import { BesideList } from './beside-list.ts';
import { DetailsDialog } from './DetailsDialog.tsx';
import type { Opened } from './use-opened.ts';

interface OpenedDetailsProps<Row extends ListRow> {
  opened: Opened<Row>;
  children(record: Row): ReactNode;
}

/** Leads the focus back to the row whose details were open, where it would else be nowhere. */
function useFocusBack(id: number | undefined): void {
  const before = useRef(id);
  useEffect(() => {
    const left = before.current;
    before.current = id;
    if (id !== undefined || left === undefined) return undefined;
    // After the dialog has given it back to the element that opened it.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusRow(left);
    });
    return () => cancelAnimationFrame(frame);
  }, [id]);
}

/** The details that the address of a list names; where they cannot be had, it says why. */
export function OpenedDetails<Row extends ListRow>({ opened, children }: OpenedDetailsProps<Row>) {
  const { id, record, error, tryAgain, close } = opened;
  useFocusBack(id);
  if (id === undefined) return null;
  if (record !== undefined) {
    return (
      <BesideList value={true}>
        <Fragment key={id}>{children(record)}</Fragment>
      </BesideList>
    );
  }
  if (error === null) return null;
  return (
    <BesideList value={true}>
      <DetailsDialog title={words.notOpened} onClose={close}>
        <Banner tone="danger">
          <p>{error.message}</p>
          <Button className="mt-3" onClick={tryAgain}>
            {words.tryAgain}
          </Button>
        </Banner>
      </DetailsDialog>
    </BesideList>
  );
}
