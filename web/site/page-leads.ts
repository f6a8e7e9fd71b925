import { createContext, useContext } from 'react';
import { splitLanguage } from '../../domain/languages.ts';

/** Where the pages lead that staff have replaced, by their address in English; null for one that is switched off. */
export type PageLeads = Readonly<Record<string, string | null>>;

/** In the browser the document says them, where there are any: an island shows the same links as the server has. */
function leadsOfDocument(): PageLeads {
  const said = typeof document === 'undefined' ? undefined : document.documentElement.dataset.pageLeads;
  return said === undefined ? {} : JSON.parse(said);
}

export const PageLeadsContext = createContext<PageLeads>(leadsOfDocument());

/** Where a link to this address of ours leads; null where the page is switched off, and so there must be no link. */
export function ledTo(leads: PageLeads, address: string): string | null {
  const [path = ''] = address.split(/[?#]/);
  const led = leads[splitLanguage(path).path];
  return led === undefined ? address : led;
}

const asItIs = (address: string) => address;

/** The same with the pages of this site. Where all are shown no address is taken apart: a page has fifty links. */
export function useLed(): (address: string) => string | null {
  const leads = useContext(PageLeadsContext);
  return Object.keys(leads).length === 0 ? asItIs : (address) => ledTo(leads, address);
}

/** Those of these links whose pages are not switched off, each led to where its page is. */
export function useLedLinks<Link extends { address: string }>(links: readonly Link[]): Link[] {
  const led = useLed();
  return links.flatMap((link) => {
    const address = led(link.address);
    return address === null ? [] : [{ ...link, address }];
  });
}
