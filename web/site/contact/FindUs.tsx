import type { SiteSettings } from '../../../domain/site.ts';
import { Edge } from '../../ui/imigongo/Edge.tsx';
import { ActionLink } from '../components/ActionLink.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { TextLink } from '../components/TextLink.tsx';

/** Where on the drawing each office stands: Kigali in the west, Kanombe by the airfield in the east. */
const spots = [
  { x: 395, y: 250, fill: 'fill-ochre' },
  { x: 800, y: 318, fill: 'fill-clay' },
];

const hills = [
  [40, 20],
  [205, 0],
  [560, 30],
  [730, 10],
  [930, 60],
  [1080, 0],
  [1010, 190],
  [520, 400],
  [90, 440],
  [330, 430],
  [700, 470],
  [1040, 460],
] as const;

/** A painted map of the way between our two offices: hills, the river, the marsh, the roads, the runway. */
function OfficeMap({ offices }: { offices: readonly Office[] }) {
  const names = offices.map(({ kind, name }) => `${kind}: ${name}`).join('. ');
  return (
    <svg
      viewBox="0 0 1200 560"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={`Drawn map. ${names}.`}
      className="office-map"
    >
      <defs>
        <g id="map-hill">
          <path className="fill-sand" d="M0 96 60 0l60 96z" />
          <path className="stroke-fired" fill="none" strokeWidth="7" d="M8 92 60 9l52 83M32 92l28-45 28 45" />
        </g>
        <path id="map-pin" d="M0-46 46 0 0 46-46 0z" />
      </defs>
      <path className="fill-chalk-deep" d="M0 0h1200v560H0z" />
      {hills.map(([x, y]) => (
        <use key={`${x} ${y}`} href="#map-hill" x={x} y={y} />
      ))}
      <path className="stroke-leaf" fill="none" strokeWidth="44" d="M170-20v120h-60v110h70v120h-80v110h60v140" />
      <path className="stroke-leaf-deep" fill="none" strokeWidth="16" d="M170-20v120h-60v110h70v120h-80v110h60v140" />
      <path
        className="fill-leaf"
        d="m560 250 22-22 22 22-22 22zm36 44 22-22 22 22-22 22zm-10 60 22-22 22 22-22 22zm30 54 22-22 22 22-22 22zm-36 44 22-22 22 22-22 22z"
      />
      <g fill="none" strokeWidth="16" className="stroke-ink" strokeLinejoin="miter">
        <path d="M395 250h90v50h170v-40h80v58h65" />
        <path d="M395 250v-90h75V80h80V-20M395 250h-70v60H180v-50H-20M395 250v120h60v90h-50v120M800 318h150v-70h110v-60h160M655 300v120h95v160" />
      </g>
      <path
        className="stroke-ochre"
        fill="none"
        strokeWidth="4"
        strokeDasharray="14 12"
        d="M395 250h90v50h170v-40h80v58h65"
      />
      <path className="fill-ash" d="m850 372 250 34-6 40-250-34z" />
      <path className="stroke-chalk" fill="none" strokeWidth="5" strokeDasharray="22 14" d="m862 395 226 31" />
      {offices.map(({ name }, place) => {
        const { x, y, fill } = spots[place] ?? spots[0] ?? { x: 600, y: 280, fill: 'fill-clay' };
        return (
          <g key={name} transform={`translate(${x} ${y})`}>
            <use href="#map-pin" className="fill-ink" />
            <use href="#map-pin" className={fill} transform="scale(0.74)" />
            <use href="#map-pin" className="fill-chalk" transform="scale(0.3)" />
            <text y="-62" textAnchor="middle" className="office-name">
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

export interface Office {
  kind: string;
  name: string;
  /** Its links: for a map app on the phone, and for a map in the browser. */
  app: string;
  web: string;
}

function office(kind: string, name: string, city: string): Office {
  const place = encodeURIComponent(city.startsWith(name) ? city : `${name}, ${city}`);
  return {
    kind,
    name,
    app: `geo:0,0?q=${place}`,
    web: `https://www.openstreetmap.org/search?query=${place}`,
  };
}

/** Our offices, to be found by name in whatever map the visitor uses. */
function officesOf({ head_office, branch_office, city }: SiteSettings): Office[] {
  return [office('Head office', head_office, city), office('Branch office', branch_office, city)].filter(
    ({ name }) => name !== '',
  );
}

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
