import { useQuery } from '@tanstack/react-query';
import { siteSettings } from '../../api.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import { Placeholder } from '../../ui/imigongo/Placeholder.tsx';
import { requestAnonymously } from '../session/reach.ts';

/** Chooses the spirals on ink among the placeholder's walls. */
const SPIRALS = 2;

/** The painted wall beside the sign-in, with the organisation's claim where it makes one. */
export function SignInWall() {
  const { data } = useQuery({ queryKey: ['sign-in claim'], queryFn: () => siteSettings(requestAnonymously) });
  return (
    <aside className="relative isolate grid content-end bg-ink text-chalk lg:pb-24 print:hidden">
      <div className="absolute inset-0 -z-10 max-lg:hidden">
        <Placeholder seed={SPIRALS} />
      </div>
      <div className="bg-clay lg:mr-16">
        <Band motif="zigzag" tone="ochre" size="regular" />
        {data?.sign_in_claim === '' ? null : (
          <p className="min-h-[1lh] px-[clamp(1rem,5vw,4rem)] py-4 font-display text-heading text-balance lg:py-10 lg:text-display">
            {data?.sign_in_claim}
          </p>
        )}
        <Band motif="zigzag" tone="ochre" size="regular" className="max-lg:hidden" />
      </div>
    </aside>
  );
}
