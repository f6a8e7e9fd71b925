import type { PageProps } from '../page.ts';
import { AboutHero } from './AboutHero.tsx';
import { AboutLinks } from './AboutLinks.tsx';
import { Achieved } from './Achieved.tsx';
import { Beginning } from './Beginning.tsx';
import { Purposes } from './Purposes.tsx';

/** The About page: origin, purpose, progress, and links to more. */
export function About({ site }: PageProps<null>) {
  return (
    <>
      <AboutHero />
      <Beginning site={site} />
      <Purposes site={site} />
      <Achieved bars={site.progress_bars} />
      <AboutLinks site={site} />
    </>
  );
}
