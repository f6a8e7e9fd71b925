import type { SiteSettings } from '../../../domain/site.ts';
import { Edge } from '../../ui/imigongo/Edge.tsx';
import { ActionLink } from '../components/ActionLink.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { OfficeMap } from './OfficeMap.tsx';
import { officesOf } from './places.ts';

/** Where our offices are, drawn by ourselves: no map service learns who looks. */
export function FindUs({ site }: { site: SiteSettings }) {
  const offices = officesOf(site);
  return (
    <>
      <Edge from="surface" to="clay" line="ochre" />
      <section id="find-us" aria-labelledby="find-us-title" data-theme="dark" className="bg-clay">
        <div className="page-width grid gap-x-12 gap-y-8 pt-14 pb-10 lg:grid-cols-[5fr_7fr] lg:items-end">
          <SectionHeading id="find-us-title" title="Find Us" className="text-chalk" />
          <ul className="grid gap-8 sm:grid-cols-2">
            {offices.map(({ kind, name, app, web }) => (
              <li key={kind} className="border-call border-t-4 pt-4 text-chalk">
                <p>{kind}</p>
                <h3 className="text-heading">{name}</h3>
                <ActionLink href={app} look="call" label={`Open in your map app: ${name}`} className="mt-4">
                  Open in your map app
                </ActionLink>
                <TextLink href={web} className="mt-1">{`${name} on OpenStreetMap`}</TextLink>
              </li>
            ))}
          </ul>
        </div>
        <OfficeMap offices={offices} />
      </section>
    </>
  );
}
