import { postalAddress } from '../../../domain/site.ts';

/** The links to an office: for a map app on a phone, and for a map in the browser, which every device has. */
export interface Maps {
  app: string;
  web: string;
}

/** The links to an office on a map: it is looked up by its street where there is one, else by its name. */
export function mapsOf(street: string, name: string, city: string): Maps {
  const place = encodeURIComponent(postalAddress(street || name, city));
  return { app: `geo:0,0?q=${place}`, web: `https://www.openstreetmap.org/search?query=${place}` };
}
