import type { PageProps } from '../page.ts';
import { AboutUs } from './AboutUs.tsx';
import { DonationBanner } from './DonationBanner.tsx';
import { FunFacts } from './FunFacts.tsx';
import { Hero } from './Hero.tsx';
import { LatestBlogs } from './LatestBlogs.tsx';
import type { HomeData } from './load.ts';
import { MissionAndVision } from './MissionAndVision.tsx';
import { OurEvents } from './OurEvents.tsx';
import { Pillars } from './Pillars.tsx';
import { RecentEvents } from './RecentEvents.tsx';
import ScrollButtons from './ScrollButtons.island.tsx';

export function Home({ data, site, timeZone }: PageProps<HomeData>) {
  return (
    <>
      <Hero advertisements={data.advertisements} />
      <Pillars site={site} />
      <AboutUs site={site} />
      <MissionAndVision site={site} />
      <FunFacts facts={site.fun_facts} />
      <OurEvents upcoming={data.upcoming} recent={data.recent} timeZone={timeZone} />
      <LatestBlogs posts={data.posts} timeZone={timeZone} />
      <RecentEvents events={data.carousel} timeZone={timeZone} />
      <DonationBanner />
      <ScrollButtons />
    </>
  );
}
