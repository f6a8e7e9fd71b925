import { BadgeCheck } from 'lucide-react';

/** Says that the e-mail address is known to be its owner's. */
export function VerifiedTick({ className }: { className: string }) {
  return (
    <span className="text-success" title="Verified">
      <BadgeCheck aria-hidden="true" className={className} />
      <span className="sr-only">Verified</span>
    </span>
  );
}
