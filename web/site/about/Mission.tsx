import type { PageProps } from '../page.ts';
import { MissionHero } from './MissionHero.tsx';
import { MissionStatement } from './MissionStatement.tsx';
import { MissionSteps } from './MissionSteps.tsx';

/** The mission page. */
export function Mission({ site }: PageProps<null>) {
  return (
    <>
      <MissionHero />
      <MissionSteps site={site} />
      <MissionStatement site={site} />
    </>
  );
}
