import { addresses } from '../../addresses.ts';
import { partAddress } from '../../components/paging.ts';

/** The address of a page of the recent events. */
export const eventsAddress = (page: number) => partAddress(addresses.events, { page });

/** The address of a page of the calendar of coming events. */
export const comingAddress = (page: number) => `${partAddress(addresses.events, { coming: page })}#coming`;
