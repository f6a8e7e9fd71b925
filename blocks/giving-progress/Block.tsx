import { failedToLoadContent } from '#locale/home.ts';
import { whatHasComeIn } from '#locale/pledge.ts';
import { itemsOf } from '../../web/list-reply.ts';
import { goalsOf, ProjectGoals } from '../../web/site/donate/ProjectProgress.tsx';
import type { Draw } from '../draw.tsx';
import { drawListing } from '../ListBlock.tsx';
import type { givingProgress } from './fields.ts';

export const drawGivingProgress: Draw<typeof givingProgress> = async ({ title }, context) => {
  const { request, section, headingId } = context;
  const goals = Promise.all([
    request('GET /projects/').then(itemsOf),
    request('GET /projects/progress/').then(itemsOf),
  ]).then(([projects, progress]) => goalsOf(projects, progress));
  const [found, ways] = await Promise.all([
    section(goals, failedToLoadContent),
    section(request('GET /payment-ways/').then(itemsOf), ''),
  ]);
  const canGive = ways.state === 'loaded' && ways.data.length > 0;
  return drawListing({ section: found, title, otherwise: whatHasComeIn }, context, (all) => (
    <ProjectGoals goals={all} canGive={canGive} idPrefix={headingId} />
  ));
};
