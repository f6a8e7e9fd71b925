import type { PageProps } from '../page.ts';
import { ContactHero } from './ContactHero.tsx';
import { FindUs } from './FindUs.tsx';
import { InfoCards } from './InfoCards.tsx';
import { WriteToUs } from './WriteToUs.tsx';

export function Contact({ site, posted }: PageProps<null>) {
  return (
    <>
      <ContactHero site={site} />
      <InfoCards site={site} />
      <WriteToUs site={site} posted={posted} />
      <FindUs site={site} />
    </>
  );
}
