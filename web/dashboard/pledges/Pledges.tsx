import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { Navigate, useParams } from 'react-router';
import * as words from '#locale/dashboard/pledges.ts';
import { openIn, staffAddresses } from '../../../domain/addresses.ts';
import { type Pledge, type PledgeQuery, pledgeQuery } from '../../../domain/giving/pledge.ts';
import { OpenedDetails } from '../details/OpenedDetails.tsx';
import { useOpened } from '../details/use-opened.ts';
import { AddLink } from '../list/AddLink.tsx';
import { ExportButtons } from '../list/ExportButtons.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import { RowAction } from '../list/RowActions.tsx';
import type { ListTexts } from '../list/ShownList.tsx';
import { type ListFilter, optionsOf, useList } from '../list/use-list.ts';
import { lazyPart } from '../loading/lazy.ts';
import { request } from '../session/request.ts';
import { everyPledge, projectsToGiveFor } from './calls.ts';
import { pledgeColumns } from './columns.tsx';

const PledgeDetails = lazyPart(async () => (await import('./PledgeDetails.tsx')).PledgeDetails);

const texts: ListTexts = {
  label: words.pledges,
  loading: words.loadingPledges,
  failed: words.failedToLoadPledges,
  none: words.noPledgesYet,
  noneHint: words.noPledgesHint,
  noMatch: words.noMatch,
  total: words.total,
};

const filters: ListFilter<PledgeQuery>[] = [
  { kind: 'choice', name: 'state', label: words.state, all: words.allStates, options: optionsOf(words.states) },
  { kind: 'choice', name: 'rhythm', label: words.rhythm, all: words.anyRhythm, options: optionsOf(words.rhythms) },
];

/** The filter by project, where there are any. */
function useFilters(): readonly ListFilter<PledgeQuery>[] {
  const { data = [] } = useQuery(projectsToGiveFor);
  if (data.length === 0) return filters;
  const options = data.map(({ id, title }) => ({ value: String(id), label: title }));
  return [...filters, { kind: 'choice', name: 'project', label: words.project, all: words.allProjects, options }];
}

/** The list of pledges. The address of one of them leads to the list with that one open. */
export function Pledges() {
  const inAddress = useParams().id;
  const list = useList({
    queryKey: [...everyPledge, 'list'],
    query: pledgeQuery,
    load: (query) => request('GET /pledges/', { query }),
    order: '-created_at',
    columns: pledgeColumns,
    filters: useFilters(),
    pageSizes: [12, 25, 50],
  });
  const opened = useOpened<Pledge>(list, (id) => request('GET /pledges/{id}/', { parameters: { id } }));
  if (inAddress !== undefined) return <Navigate replace to={openIn(staffAddresses.pledges, Number(inAddress))} />;
  return (
    <ListScreen
      title={words.pledges}
      subtitle={words.subtitle}
      actions={
        <>
          <ExportButtons
            permission="pledges.export"
            list={list}
            name="pledges"
            fetchFile={(query) => request('GET /pledges/export/', { query })}
          />
          <AddLink permission="pledges.create" to={staffAddresses.newPledge}>
            {words.enterAPledge}
          </AddLink>
        </>
      }
      search={words.search}
      texts={texts}
      begin={
        <AddLink permission="pledges.create" to={staffAddresses.newPledge}>
          {words.enterTheFirst}
        </AddLink>
      }
      list={list}
      opening={opened.addressOf}
      rowActions={(pledge) => (
        <RowAction
          label={words.viewDetailsOf(pledge.reference)}
          word={words.view}
          Icon={Eye}
          onClick={() => opened.open(pledge)}
        />
      )}
    >
      <OpenedDetails opened={opened}>{({ id }) => <PledgeDetails id={id} onClose={opened.close} />}</OpenedDetails>
    </ListScreen>
  );
}
