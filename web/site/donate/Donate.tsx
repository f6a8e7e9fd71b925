import type { PageProps } from '../page.ts';
import { DonateHero } from './DonateHero.tsx';
import DonationForm from './DonationForm.island.tsx';
import { HowItIsUsed } from './HowItIsUsed.tsx';
import { donationChoices, donationPlan } from './plan.ts';
import { WaysToGive } from './WaysToGive.tsx';

export interface DonateData {
  /** The kind of donation the visitor came for. */
  type: string | undefined;
}

export function Donate({ data, posted }: PageProps<DonateData>) {
  return (
    <>
      <DonateHero />
      <WaysToGive />
      <HowItIsUsed />
      <DonationForm plan={donationPlan} choices={donationChoices} type={data.type} posted={posted} />
    </>
  );
}
