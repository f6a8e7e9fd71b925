import * as words from '#locale/pledge.ts';
import type { Project } from '../../../domain/collections/giving.ts';
import { fromUnits } from '../../../domain/giving/money.ts';
import { showMoney } from '../../ui/money.ts';
import { addresses } from '../addresses.ts';
import { TextLink } from '../components/TextLink.tsx';
import { langOf } from '../untranslated.ts';

export interface ProjectGoal {
  project: Project;
  /** In the currency's smallest unit. */
  received: number;
}

/** The projects whose progress visitors may see and for which something has come in, with how much. */
export function goalsOf(
  projects: readonly Project[],
  progress: readonly { id: number; received: number }[],
): ProjectGoal[] {
  return projects.flatMap((project) => {
    const known = progress.find(({ id }) => id === project.id);
    return known && known.received > 0 && project.goal > 0 ? { project, received: known.received } : [];
  });
}

interface GoalProps extends ProjectGoal {
  /** The id of its title on the page. */
  titleId: string;
  /** Whether the form of the page can be filled in for it. */
  canGive: boolean;
}

function Goal({ project, received, canGive, titleId }: GoalProps) {
  const { id, title, text, goal, currency } = project;
  const whole = fromUnits(goal, currency);
  const figures = words.receivedOfGoal(showMoney({ amount: received, currency }), showMoney(whole));
  return (
    <li>
      <h3 id={titleId} lang={langOf(project, 'title')} className="text-heading">
        {title}
      </h3>
      <p lang={langOf(project, 'text')} className="mt-3 max-w-reading whitespace-pre-line">
        {text}
      </p>
      <progress aria-labelledby={titleId} value={received} max={whole.amount} className="mt-5" />
      <p className="mt-3 font-semibold">{figures}</p>
      {canGive ? (
        <TextLink href={`${addresses.donate}?project=${id}#give`} className="mt-1">
          {words.giveForThis}
        </TextLink>
      ) : null}
    </li>
  );
}

interface ProjectGoalsProps {
  goals: readonly ProjectGoal[];
  canGive: boolean;
  /** Before the number of each project, in the ids of their titles. */
  idPrefix?: string;
}

/** Each project with a goal, in real figures. */
export const ProjectGoals = ({ goals, canGive, idPrefix = 'project' }: ProjectGoalsProps) => (
  <ul className="project-goals">
    {goals.map((goal) => (
      <Goal key={goal.project.id} {...goal} canGive={canGive} titleId={`${idPrefix}-${goal.project.id}`} />
    ))}
  </ul>
);

/** What has come in for each project with a goal. */
export function ProjectProgress({ goals, canGive }: { goals: readonly ProjectGoal[]; canGive: boolean }) {
  if (goals.length === 0) return null;
  return (
    <section aria-labelledby="progress-title" className="section-space">
      <div className="page-width grid gap-x-16 gap-y-10 lg:grid-cols-[4fr_7fr]">
        <h2 id="progress-title" className="text-title">
          {words.whatHasComeIn}
        </h2>
        <ProjectGoals goals={goals} canGive={canGive} />
      </div>
    </section>
  );
}
