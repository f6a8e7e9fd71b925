import type { PageProps } from '../page.ts';
import type { HomeData } from './load.ts';

export function Home({ data, site }: PageProps<HomeData>) {
  return <main><h1>{site.name}</h1><pre>{JSON.stringify(data, null, 1)}</pre></main>;
}
