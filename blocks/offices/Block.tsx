import * as words from '#locale/contact.ts';
import { telephoneLink } from '../../web/site/components/telephone-link.ts';
import { mapsOf } from '../../web/site/contact/maps.ts';
import { OfficeItem } from '../../web/site/contact/OfficeItem.tsx';
import { Band } from '../../web/ui/imigongo/Band.tsx';
import type { BlockOf } from '../block-type.ts';
import type { Draw } from '../draw.tsx';
import { titleOfListing } from '../ListBlock.tsx';
import type { offices } from './fields.ts';

type OfficeEntry = BlockOf<typeof offices>['entries'][number];

interface OfficeDetailsProps {
  office: OfficeEntry;
  hoursLang: string | undefined;
}

/** Where an office is, when it is open, and its telephone. */
function OfficeDetails({ office: { place, opening_hours, phone }, hoursLang }: OfficeDetailsProps) {
  return (
    <>
      {place ? <p className="mt-2">{place}</p> : null}
      {opening_hours ? (
        <p lang={hoursLang} className="mt-2 whitespace-pre-line">
          {opening_hours}
        </p>
      ) : null}
      {phone ? (
        <p>
          <a href={telephoneLink(phone)} className="office-phone">
            {phone}
          </a>
        </p>
      ) : null}
    </>
  );
}

export const drawOffices: Draw<typeof offices> = ({ title, entries }, context) => {
  const { lang, headingId } = context;
  if (entries.length === 0) return null;
  const shown = titleOfListing({ title, otherwise: words.findUs }, context);
  return (
    <section aria-labelledby={headingId} data-theme="dark" className="page-band bg-clay">
      <div className="page-width grid gap-x-12 gap-y-8 pt-14 pb-12">
        <h2 id={headingId} lang={shown.lang} className="text-chalk text-title">
          {shown.title}
        </h2>
        <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
          {entries.map((office, place) => (
            <OfficeItem
              key={office.id}
              office={{
                kind: place === 0 ? words.headOffice : words.branchOffice,
                name: office.name,
                lang: lang(`entries-${office.id}-name`),
                ...mapsOf(office.place, office.name, ''),
              }}
            >
              <OfficeDetails office={office} hoursLang={lang(`entries-${office.id}-opening_hours`)} />
            </OfficeItem>
          ))}
        </ul>
      </div>
      <Band motif="lozenge" tone="ink" size="regular" />
    </section>
  );
};
