import { howWeWereCreated } from '#locale/home.ts';
import * as words from '#locale/pledge.ts';
import { taxNumber } from '#locale/receipts.ts';
import type { SiteSettings } from '../../../domain/site.ts';
import { Edge } from '../../ui/imigongo/Edge.tsx';
import { SiteText } from '../components/SiteText.tsx';
import type { PostedForm } from '../forms/plan.ts';
import PledgeForm from './PledgeForm.island.tsx';
import type { PledgeChoices, PledgeWish } from './pledge-choices.ts';
import { PLEDGE, pledgePlan } from './pledge-plan.ts';

interface GiveNowProps {
  site: SiteSettings;
  choices: PledgeChoices;
  wish: PledgeWish;
  /** The outcome of a form of the page sent without script, this one or the other. */
  posted: PostedForm | undefined;
  /** Other words than the usual ones, with their languages. */
  title?: string;
  titleLang?: string | undefined;
  text?: string;
  textLang?: string | undefined;
}

/** The organisation that receives the gift: where it is registered, and its tax number. */
function Receiver({ site }: { site: SiteSettings }) {
  return (
    <div className="mt-6 max-w-md space-y-1 text-muted text-sm">
      <p>
        {howWeWereCreated(
          site.name,
          site.founded,
          <SiteText key="form" site={site} field="legal_form" />,
          <SiteText key="place" site={site} field="registered_in" />,
        )}
      </p>
      {site.tax_number === '' ? null : <p>{taxNumber(site.tax_number)}</p>}
    </div>
  );
}

/** The way to a reference and to how to pay. */
export function GiveNow({ site, choices, wish, posted, title, titleLang, text, textLang }: GiveNowProps) {
  return (
    <>
      <section id="give" aria-labelledby="give-title" className="section-space bg-chalk-deep">
        <div className="page-width grid gap-x-16 gap-y-10 lg:grid-cols-[4fr_7fr]">
          <div>
            <h2 id="give-title" lang={titleLang} className="text-title">
              {title || words.giveNow}
            </h2>
            <p lang={textLang} className={`mt-5 max-w-md ${text ? 'whitespace-pre-line ' : ''}text-lead`}>
              {text || words.chooseAnAmountYouGet}
            </p>
            <Receiver site={site} />
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
