import * as words from '#locale/contact.ts';
import { postalAddress, type SiteSettings } from '../../../domain/site.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import { Edge } from '../../ui/imigongo/Edge.tsx';
import { ActionLink } from '../components/ActionLink.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { langOf } from '../untranslated.ts';

export interface Office {
  kind: string;
  name: string;
  lang: string | undefined;
  /** Its links: for a map app on a phone, and for a map in the browser, which every device has. */
  app: string;
  web: string;
}

function office(kind: string, site: SiteSettings, field: 'head_office' | 'branch_office', street: string): Office {
  const name = site[field];
  const place = encodeURIComponent(postalAddress(street || name, site.city));
  return {
    kind,
    name,
    lang: langOf(site, field),
    app: `geo:0,0?q=${place}`,
    web: `https://www.openstreetmap.org/search?query=${place}`,
  };
}

/** Our offices, to be found by name in whatever map the visitor uses. */
function officesOf(site: SiteSettings): Office[] {
  return [
    office(words.headOffice, site, 'head_office', site.street),
    office(words.branchOffice, site, 'branch_office', ''),
  ].filter(({ name }) => name !== '');
}

/** The offices. The maps are links: no map service learns who looks, and no missing map is drawn. */
export function FindUs({ site }: { site: SiteSettings }) {
  const offices = officesOf(site);
  return (
    <>
      <Edge from="surface" to="clay" line="ochre" />
      <section id="find-us" aria-labelledby="find-us-title" data-theme="dark" className="bg-clay">
        <div className="page-width grid gap-x-12 gap-y-8 pt-14 pb-10 lg:grid-cols-[5fr_7fr] lg:items-end">
          <SectionHeading id="find-us-title" title={words.findUs} className="text-chalk" />
          <ul className="grid gap-8 sm:grid-cols-2">
            {offices.map(({ kind, name, lang, app, web }) => (
              <li key={kind} className="border-call border-t-4 pt-4 text-chalk">
                <p>{kind}</p>
                <h3 lang={lang} className="text-heading">
                  {name}
                </h3>
                <ActionLink href={web} look="call" label={words.openTheMapOf(name)} className="mt-4">
                  {words.openTheMap}
                </ActionLink>
                {/* A desktop has nothing that opens such an address. */}
                <div className="hidden pointer-coarse:block">
                  <TextLink href={app} className="mt-1">
                    {words.inYourMapApp(name)}
                  </TextLink>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <Band motif="lozenge" tone="ink" size="tall" />
      </section>
    </>
  );
}
