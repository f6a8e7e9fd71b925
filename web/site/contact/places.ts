import type { SiteSettings } from '../../../domain/site.ts';

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
export function officesOf({ head_office, branch_office, city }: SiteSettings): Office[] {
  return [office('Head office', head_office, city), office('Branch office', branch_office, city)].filter(
    ({ name }) => name !== '',
  );
}
