import { VisionHero } from './VisionHero.tsx';
import { VisionPath } from './VisionPath.tsx';
import { VisionStatement } from './VisionStatement.tsx';

/** Where our work should lead. */
export function Vision() {
  return (
    <>
      <VisionHero />
      <VisionPath />
      <VisionStatement />
    </>
  );
}
