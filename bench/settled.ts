import { z } from 'zod';

/** Lists that show every picture of the sample. */
const lists = ['events/?page_size=100', 'posts/', 'gallery/', 'team/', 'ads/'];

const shown = z.array(z.looseObject({ picture: z.looseObject({ variants: z.array(z.unknown()) }).nullable() }));
const list = z.union([shown, z.looseObject({ results: shown }).transform(({ results }) => results)]);

async function hasLightForms(url: string): Promise<boolean> {
  const items = list.parse(await (await fetch(url)).json());
  return items.every(({ picture }) => picture?.variants.length !== 0);
}

/** Waits until the sample's pictures have their light forms: until then the machine is busy making them. */
export async function settled(url: string): Promise<void> {
  for (let looks = 0; looks < 480; looks += 1) {
    const ready = await Promise.all(lists.map((path) => hasLightForms(`${url}/api/${path}`)));
    if (!ready.includes(false)) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
