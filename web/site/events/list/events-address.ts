import { addresses } from '../../../../domain/addresses.ts';

/** The address of a page of the recent events. */
export const eventsAddress = (page: number) => (page === 1 ? addresses.events : `${addresses.events}?page=${page}`);
