import type { SiteSettings } from '../../../domain/site.ts';
import { Sign, type SignName } from './Sign.tsx';

interface Step {
  sign: SignName;
  title: string;
  text: string;
  className: string;
}

const stepsOf = ({ group_size }: SiteSettings): readonly Step[] => [
  {
    sign: 'education',
    title: 'Education',
    text: 'Trainings on savings and loans, entrepreneurship and farming. What has once been learnt stays, whatever the season brings.',
    className: 'bg-chalk-deep text-ink',
  },
  {
    sign: 'community',
    title: 'Community',
    text: `Groups of ${group_size} neighbours of similar means. They save together, lend to one another and stand in for one another.`,
    className: 'bg-leaf text-chalk',
  },
  {
    sign: 'empowerment',
    title: 'Empowerment',
    text: 'Women and men decide together, and seed money gives a group the means to act on what it has decided.',
    className: 'bg-clay text-chalk',
  },
];

/** The three things people climb on. */
export function MissionSteps({ site }: { site: SiteSettings }) {
  return (
    <section aria-labelledby="steps-title" className="section-space pb-0!">
      <div className="page-width">
        <div className="md:max-lg:max-w-[22rem] lg:max-w-[30rem]">
          <h2 id="steps-title" className="text-title">
            What carries people upwards
          </h2>
        </div>
        <ul className="mission-steps mt-10 md:-mt-16">
          {stepsOf(site).map(({ sign, title, text, className }) => (
            <li key={sign} className={`mission-step ${className}`}>
              <Sign name={sign} className="size-16" />
              <h3 className="mt-6 text-heading md:max-lg:text-subheading">{title}</h3>
              <p className="mt-3">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
