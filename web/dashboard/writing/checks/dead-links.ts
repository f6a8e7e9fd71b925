import { staffAddresses } from '../../../../domain/addresses.ts';
import type { TroubledLink } from '../../../../domain/links.ts';
import type { TranslatedRecord } from '../../form/saving-form.ts';
import { whyDead } from '../../form/why-dead.ts';
import type { Finding } from './finding.ts';
import { spanIn, type TextLink } from './written-text.ts';

/** Whether a link as it is written leads to this path; behind the path may stand a query or a place in the page. */
function leadsTo(href: string, path: string, site: string): boolean {
  const below = href.startsWith(`${site}/`) ? href.slice(site.length) : href;
  return below.startsWith(path) && /^(?:$|[?#&])/.test(below.slice(path.length, path.length + 1));
}

export interface DeadLinkMark extends TextLink {
  why: string;
}

/** The links of the text that lead nowhere, by what was known when it was saved last. `site` is the address of the site. */
export const deadLinksIn = (
  links: readonly TextLink[],
  troubled: readonly TroubledLink[],
  site: string,
): DeadLinkMark[] => {
  const own = troubled.filter(({ language }) => language === null);
  if (own.length === 0) return [];
  return links.flatMap((link) => {
    const trouble = own.find(({ address }) => leadsTo(link.href, address, site));
    return trouble ? { ...link, why: whyDead({ ...trouble, words: link.words.trim() }) } : [];
  });
};

/** What is known of the record beside its text. */
export interface AroundText {
  record: TranslatedRecord | undefined;
  /** A field that is a link, with what stands in it. */
  link?: { field: string; href: string } | undefined;
}

/** The same as findings; with those of a field, and those of a translation, where its own form leads to. */
export function deadLinkFindings(
  marks: readonly DeadLinkMark[],
  troubled: readonly TroubledLink[],
  { record, link: written }: AroundText,
  site: string,
): Finding[] {
  const beside = troubled.flatMap((link): Finding[] => {
    if (link.language !== null) {
      const at = record && staffAddresses.translation(record.resource, record.record, link.language);
      return at === undefined ? [] : [{ said: whyDead(link), place: { address: at } }];
    }
    const isOfField = written !== undefined && link.words === '' && leadsTo(written.href, link.address, site);
    return isOfField ? [{ said: whyDead(link), place: { field: written.field } }] : [];
  });
  const ofMark = ({ why, ...link }: DeadLinkMark): Finding => {
    const { addressIn: within, from, to, href } = link;
    return { said: why, place: within ? { within, from: 0, to: href.length } : spanIn(link, from, to) };
  };
  return [...marks.map(ofMark), ...beside];
}
