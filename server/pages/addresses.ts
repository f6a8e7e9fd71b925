/** Where the pages are: for feeds, maps of the site and mails that lead to them. */
export { addresses, otherAddresses, staffAddresses } from '../../web/addresses.ts';
