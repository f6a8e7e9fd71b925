import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useCallback } from 'react';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { Campaign } from '../../../domain/campaign.ts';
import { ListTools } from '../list/ListTools.tsx';
import { contains, type ListAddress } from '../list/list-address.ts';
import { ResourceList } from '../list/ResourceList.tsx';
import { RowAction } from '../list/RowAction.tsx';
import { RowLink } from '../list/RowLink.tsx';
import { SearchBox } from '../list/SearchBox.tsx';
import type { Trash } from '../list/trash.ts';
import { allCampaigns } from './calls.ts';
import { columns } from './columns.tsx';
import { listTexts, PAGE_SIZE } from './texts.ts';

/** Every campaign that is not in the trash. Only drafts can be changed and deleted: what was sent stays. */
export function CampaignList({ address, trash }: { address: ListAddress; trash: Trash<Campaign> }) {
  const { search } = address;
  const matches = useCallback((it: Campaign) => contains([it.subject], search), [search]);
  return (
    <>
      <ListTools>
        <SearchBox label="Search letters" value={search} onSearch={(text) => address.narrow({ search: text })} />
      </ListTools>
      <ResourceList
        texts={listTexts}
        query={useQuery(allCampaigns)}
        columns={columns}
        address={address}
        pageSize={PAGE_SIZE}
        matches={matches}
        onClearFilters={() => address.narrow({ search: '' })}
        actions={(it) =>
          it.status === 'draft' ? (
            <>
              {it.can?.edit ? (
                <RowLink
                  label={`Edit ${it.subject}`}
                  word="Edit"
                  Icon={Pencil}
                  to={staffAddresses.editCampaign(it.id)}
                />
              ) : null}
              {it.can?.delete ? (
                <RowAction
                  label={`Delete ${it.subject}`}
                  word="Delete"
                  Icon={Trash2}
                  disabled={trash.isBusyWith(it)}
                  onClick={() => trash.remove(it)}
                />
              ) : null}
            </>
          ) : null
        }
      />
    </>
  );
}
