import * as words from '#locale/pledge.ts';
import { Edge } from '../../ui/imigongo/Edge.tsx';
import type { PostedForm } from '../forms/plan.ts';
import PledgeForm from './PledgeForm.island.tsx';
import type { PledgeChoices, PledgeWish } from './pledge-choices.ts';
import { PLEDGE, pledgePlan } from './pledge-plan.ts';

interface GiveNowProps {
  choices: PledgeChoices;
  wish: PledgeWish;
  /** The outcome of a form of the page sent without script, this one or the other. */
  posted: PostedForm | undefined;
}

/** The way to a reference and to how to pay. */
export function GiveNow({ choices, wish, posted }: GiveNowProps) {
  return (
    <>
      <section id="give" aria-labelledby="give-title" className="section-space bg-chalk-deep">
        <div className="page-width grid gap-x-16 gap-y-10 lg:grid-cols-[4fr_7fr]">
          <div>
            <h2 id="give-title" className="text-title">
              {words.giveNow}
            </h2>
            <p className="mt-5 max-w-md text-lead">{words.chooseAnAmountYouGet}</p>
          </div>
          <PledgeForm
            plan={pledgePlan}
            choices={choices}
            wish={wish}
            posted={posted?.form === PLEDGE ? posted : undefined}
          />
        </div>
      </section>
      <Edge from="chalk-deep" to="surface" />
    </>
  );
}
