import * as words from '#locale/contact.ts';
import type { SiteSettings } from '../../../domain/site.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { EdgeBelow } from '../sections/ground.tsx';
import { Own } from '../sections/own-words.tsx';
import { langOf } from '../untranslated.ts';
import { mapsOf } from './maps.ts';
import { type Office, OfficeItem } from './OfficeItem.tsx';

function office(kind: string, site: SiteSettings, field: 'head_office' | 'branch_office', street: string): Office {
  const name = site[field];
  return { kind, name, lang: langOf(site, field), ...mapsOf(street, name, site.city) };
}

/** Our offices, to be found by name in whatever map the visitor uses. */
function officesOf(site: SiteSettings): Office[] {
  return [
    office(words.headOffice, site, 'head_office', site.street),
    office(words.branchOffice, site, 'branch_office', ''),
  ].filter(({ name }) => name !== '');
}

/** The offices, each with the way to a map. */
export function FindUs({ site }: { site: SiteSettings }) {
  return (
    <>
      <EdgeBelow to="clay" line="ochre" />
      <section id="find-us" aria-labelledby="find-us-title" data-theme="dark" className="bg-clay">
        <div className="page-width grid gap-x-12 gap-y-8 pt-14 pb-10 lg:grid-cols-[5fr_7fr] lg:items-end">
          <SectionHeading id="find-us-title" title={<Own of="title">{words.findUs}</Own>} className="text-chalk" />
          <ul className="grid gap-8 sm:grid-cols-2">
            {officesOf(site).map((one) => (
              <OfficeItem key={one.kind} office={one} />
            ))}
          </ul>
        </div>
        <Band motif="lozenge" tone="ink" size="tall" />
      </section>
    </>
  );
}
