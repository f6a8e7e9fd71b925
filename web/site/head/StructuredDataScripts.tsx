import { addresses } from '../../../domain/addresses.ts';
import type { SiteSettings } from '../../../domain/site.ts';
import type { Head } from '../page.ts';
import { breadcrumbs, organization, type StructuredData } from './structured-data.ts';

interface StructuredDataScriptsProps {
  head: Head;
  site: SiteSettings;
  publicUrl: string;
}

/** No text in it can end the script element early. */
const asScript = (data: StructuredData) => JSON.stringify(data).replaceAll('<', '\\u003c');

/** The page's structured data, for search engines. These scripts are data; no browser runs them. */
export function StructuredDataScripts({ head, site, publicUrl }: StructuredDataScriptsProps) {
  const isHome = head.canonical === addresses.home;
  const trail = [
    { name: 'Home', address: addresses.home },
    ...(head.trail ?? []),
    { name: head.title, address: head.canonical },
  ];
  const all = [
    ...(isHome ? [organization(site, publicUrl)] : [breadcrumbs(trail, publicUrl)]),
    ...(head.structuredData ? [head.structuredData] : []),
  ];
  return all.map((data) => (
    <script
      key={String(data['@type'])}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own making, with every "<" escaped
      dangerouslySetInnerHTML={{ __html: asScript(data) }}
    />
  ));
}
