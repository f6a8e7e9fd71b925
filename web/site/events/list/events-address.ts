import { addresses } from '../../addresses.ts';

/** The address of a page of the recent events. */
export const eventsAddress = (page: number) => (page === 1 ? addresses.events : `${addresses.events}?page=${page}`);

/** The address of a page of the calendar of coming events. */
export const comingAddress = (page: number) => `${addresses.events}${page === 1 ? '' : `?coming=${page}`}#coming`;
