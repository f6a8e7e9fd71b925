import type { PageProps } from '../page.ts';
import { MissionHero } from './MissionHero.tsx';
import { MissionStatement } from './MissionStatement.tsx';
import { MissionSteps } from './MissionSteps.tsx';

/** What we are here to do. */
export function Mission({ site }: PageProps<null>) {
  return (
    <>
      <MissionHero />
      <MissionSteps site={site} />
      <MissionStatement site={site} />
    </>
  );
}
