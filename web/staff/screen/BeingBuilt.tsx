import { Link } from 'react-router';
import { staffAddresses } from '../../addresses.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import { buttonLook } from '../controls/Button.tsx';
import { ScreenHeading } from './ScreenHeading.tsx';

interface BeingBuiltProps {
  title: string;
  purpose: string;
}

/** A screen still to come: what it will do, and the way back. */
export function BeingBuilt({ title, purpose }: BeingBuiltProps) {
  return (
    <div className="grid gap-6">
      <ScreenHeading>{title}</ScreenHeading>
      <div className="max-w-reading border border-line bg-raised">
        <Band motif="steps" tone="ochre" size="regular" />
        <div className="grid justify-items-start gap-4 p-6">
          <h2 className="text-subheading">This screen is being built</h2>
          <p className="text-lead">{purpose}</p>
          <Link to={staffAddresses.overview} className={buttonLook('secondary')}>
            Back to the overview
          </Link>
        </div>
      </div>
    </div>
  );
}
