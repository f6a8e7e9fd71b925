import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { language as languageLabel } from '#locale/dashboard/languages.ts';
import * as words from '#locale/dashboard/sign-in.ts';
import { language as shown } from '#locale/language.ts';
import { addresses } from '../../../domain/addresses.ts';
import { languages, languageWords } from '../../../domain/languages.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import { Mark } from '../../ui/imigongo/Mark.tsx';
import { Placeholder } from '../../ui/imigongo/Placeholder.tsx';
import { ScreenHeading } from '../screen/ScreenHeader.tsx';
import { showIn } from '../session/language.ts';
import { requestAnonymously } from '../session/reach.ts';

/** The classes of a link between the screens before the sign-in. */
export const linkLook = 'flex min-h-11 w-fit items-center gap-2 font-semibold text-accent underline';

/** Chooses the spirals on ink among the placeholder's walls. */
const SPIRALS = 2;

/** The id of the organisation's claim, which names the wall. */
const CLAIM = 'sign-in-claim';

/** The painted wall beside the sign-in, with the organisation's claim where it makes one. */
function SignInWall() {
  const { data } = useQuery({ queryKey: ['sign-in claim'], queryFn: () => requestAnonymously('GET /site-settings/') });
  const hasClaim = data?.sign_in_claim !== '';
  return (
    <aside
      aria-labelledby={hasClaim ? CLAIM : undefined}
      className="relative isolate grid content-end bg-ink text-chalk lg:pb-24 print:hidden"
    >
      <div className="absolute inset-0 -z-10 max-lg:hidden">
        <Placeholder seed={SPIRALS} />
      </div>
      <div className="bg-clay lg:mr-16">
        <Band motif="zigzag" tone="ochre" size="regular" />
        {hasClaim ? (
          <p
            id={CLAIM}
            className="min-h-[1lh] px-[clamp(1rem,5vw,4rem)] py-4 font-display text-heading text-balance lg:py-10 lg:text-display"
          >
            {data?.sign_in_claim}
          </p>
        ) : null}
        <Band motif="zigzag" tone="ochre" size="regular" className="max-lg:hidden" />
      </div>
    </aside>
  );
}

/** The languages of the dashboard, for somebody who is not signed in yet. */
function LanguageChoice() {
  return (
    <ul aria-label={languageLabel} className="flex flex-wrap gap-x-4 print:hidden">
      {languages.map((code) => (
        <li key={code}>
          <button
            type="button"
            lang={code}
            aria-current={code === shown ? 'true' : undefined}
            className="min-h-11 text-sm font-semibold text-accent underline aria-[current]:text-muted aria-[current]:no-underline"
            onClick={() => showIn(code)}
          >
            {languageWords[code].name}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface SignInFrameProps {
  title: string;
  children: ReactNode;
}

/** The layout of every screen before the sign-in. */
export function SignInFrame({ title, children }: SignInFrameProps) {
  return (
    <div className="grid min-h-dvh content-start lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:content-stretch">
      <main className="order-last grid content-between gap-8 px-[clamp(1rem,5vw,4rem)] py-6 lg:order-first lg:py-10">
        <a href={addresses.home} className={`${linkLook} print:hidden`}>
          <ArrowLeft aria-hidden="true" className="size-5" />
          {words.backToHome}
        </a>
        <div className="grid w-full max-w-md gap-6">
          <div className="flex items-center gap-4">
            <Mark className="size-12" />
            <ScreenHeading>{title}</ScreenHeading>
          </div>
          {children}
        </div>
        <LanguageChoice />
        <p className="text-sm text-muted print:hidden">{words.forStaff}</p>
      </main>
      <SignInWall />
    </div>
  );
}
