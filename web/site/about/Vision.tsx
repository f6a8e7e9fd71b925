import type { PageProps } from '../page.ts';
import { VisionHero } from './VisionHero.tsx';
import { VisionPath } from './VisionPath.tsx';
import { VisionStatement } from './VisionStatement.tsx';

/** Where our work should lead. */
export function Vision({ site }: PageProps<null>) {
  return (
    <>
      <VisionHero />
      <VisionPath />
      <VisionStatement site={site} />
    </>
  );
}
