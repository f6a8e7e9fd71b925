import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { addresses } from '../../addresses.ts';
import { Mark } from '../../ui/imigongo/Mark.tsx';
import { ScreenHeading } from '../screen/ScreenHeading.tsx';
import { useTheme } from '../theme/theme.ts';
import { linkLook } from './link-look.ts';
import { SignInWall } from './SignInWall.tsx';

interface SignInFrameProps {
  title: string;
  children: ReactNode;
}

/** The layout of every screen before the sign-in. */
export function SignInFrame({ title, children }: SignInFrameProps) {
  const { shown } = useTheme();
  return (
    <div className="grid min-h-dvh content-start lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:content-stretch">
      <main className="order-last grid content-between gap-8 px-[clamp(1rem,5vw,4rem)] py-6 lg:order-first lg:py-10">
        <a href={addresses.home} className={`${linkLook} print:hidden`}>
          <ArrowLeft aria-hidden="true" className="size-5" />
          Back to Home
        </a>
        <div className="grid w-full max-w-md gap-6">
          <div className="flex items-center gap-4">
            <Mark on={shown} className="size-12" />
            <ScreenHeading>{title}</ScreenHeading>
          </div>
          {children}
        </div>
        <p className="text-sm text-muted print:hidden">This page is for the staff of the organisation.</p>
      </main>
      <SignInWall />
    </div>
  );
}
