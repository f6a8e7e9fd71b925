import * as words from '#locale/home.ts';
import { ADVERTISEMENT_ROTATION } from '../../../domain/collections/advertisements.ts';
import { EVENT_SLIDE_DURATION, eventCardText, type ListedEvent } from '../../../domain/event.ts';
import { eventPhase } from '../../../domain/event-dates.ts';
import { type ListedPost, POST_CARD_TEXT } from '../../../domain/post.ts';
import type { SiteSettings } from '../../../domain/site.ts';
import { Band } from '../../ui/imigongo/Band.tsx';
import { addresses } from '../addresses.ts';
import { ActionLink } from '../components/ActionLink.tsx';
import { NumbersBand } from '../components/NumbersBand.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { TextLink } from '../components/TextLink.tsx';
import type { LoadContext, PageProps } from '../page.ts';
import { useLed } from '../page-leads.ts';
import { expectList, mapSection, type Section } from '../section.ts';
import { definePageOfSections } from '../sections/define.tsx';
import { EdgeBelow } from '../sections/ground.tsx';
import { Own, OwnButtons, OwnPicture } from '../sections/own-words.tsx';
import { langOf } from '../untranslated.ts';
import Banner from './Banner.island.tsx';
import { bannerAdvertisement } from './BannerSlides.tsx';
import { type EventListName, EventStates } from './EventStates.tsx';
import EventsAgain from './EventsAgain.island.tsx';
import { AboutUs, MissionAndVision, Pillars } from './MissionAndVision.tsx';
import { PostStates } from './PostStates.tsx';
import PostsAgain from './PostsAgain.island.tsx';
import { pictures } from './pictures.ts';
import ScrollButtons from './ScrollButtons.island.tsx';

/** Recent events, to look through. */
function RecentEvents({ data, timeZone }: PageProps<HomeData>) {
  return (
    <>
      <EdgeBelow to="leaf-deep" line="ochre" />
      <section aria-labelledby="recent-title" data-theme="dark" className="section-space bg-leaf-deep">
        <div className="page-width">
          <SectionHeading id="recent-title" title={<Own of="title">{words.recentEvents}</Own>} />
          <EventList list="carousel" first={data.carousel} timeZone={timeZone} />
        </div>
      </section>
    </>
  );
}

interface PostListProps {
  first: Section<ListedPost[]>;
  timeZone: string;
}

/** The home page's posts. Loaded posts are not hydrated; only a failed section is, for another try. */
function PostList({ first, timeZone }: PostListProps) {
  const look = { timeZone, textLength: POST_CARD_TEXT };
  return first.state === 'failed' ? <PostsAgain {...look} /> : <PostStates {...look} section={first} />;
}

/** The newest posts of the blog. */
function LatestBlogs({ data, timeZone }: PageProps<HomeData>) {
  return (
    <>
      <EdgeBelow to="chalk-deep" line="clay" />
      <section aria-labelledby="posts-title" className="section-space bg-chalk-deep">
        <div className="page-width">
          <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
            <SectionHeading
              id="posts-title"
              above={words.latestBlogs}
              title={<Own of="title">{words.findOurRecentBlogPosts}</Own>}
            />
            <TextLink href={addresses.posts}>{words.allBlogPosts}</TextLink>
          </div>
          <PostList first={data.posts} timeZone={timeZone} />
        </div>
      </section>
    </>
  );
}

/** `0`, `0+`, `0%`: nothing that has been done yet. */
const isNothing = (value: string) => /^0\D*$/.test(value);

/** The organisation's fun facts, in numbers. */
function FunFacts({ site }: { site: SiteSettings }) {
  const facts = site.fun_facts.filter(({ value }) => !isNothing(value));
  return (
    <NumbersBand
      headingId="facts-title"
      title={<Own of="title">{words.funFacts}</Own>}
      numbers={facts.map((fact) => ({ ...fact, lang: langOf(site, `fun_facts-${fact.id}-label`) }))}
    />
  );
}

/** The call to give, at the end of the page. */
function DonationBanner() {
  return useLed()(addresses.donate) === null ? null : (
    <section aria-labelledby="donation-title" className="grid bg-clay md:grid-cols-2">
      <div data-theme="dark" className="donation-text">
        <h2 id="donation-title" className="text-chalk text-title">
          <Own of="title">{words.yourGiftIsSomeonesFirst}</Own>
        </h2>
        <p className="mt-5 text-chalk text-lead">
          <Own of="text">{words.yourGiftHelpsFormSavings}</Own>
        </p>
        <OwnButtons>
          <ActionLink href={addresses.donate} look="call" className="mt-8 text-lg">
            {words.donate}
          </ActionLink>
        </OwnButtons>
      </div>
      <OwnPicture
        usual={pictures.meeting}
        sizes="(min-width: 48rem) 50vw, 100vw"
        className="h-full min-h-72 w-full object-cover max-md:order-first max-md:aspect-video max-md:min-h-0"
      />
    </section>
  );
}

/** Upcoming and recent events. */
function OurEvents({ data: { upcoming, recent }, timeZone }: PageProps<HomeData>) {
  return (
    <section aria-labelledby="events-title" className="section-space">
      <div className="page-width">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
          <SectionHeading id="events-title" title={<Own of="title">{words.ourEvents}</Own>}>
            <p>
              <Own of="text">{words.comeAndMeetTheGroups}</Own>
            </p>
          </SectionHeading>
          <ActionLink href={addresses.events}>{words.viewAllEvents}</ActionLink>
        </div>
        <div className="mt-12 grid gap-x-16 gap-y-14 lg:grid-cols-2">
          <div>
            <h3 className="border-call border-b-4 pb-3 text-heading">{words.upcomingEvents}</h3>
            <EventList list="home_upcoming" first={upcoming} timeZone={timeZone} />
          </div>
          <div>
            <h3 className="border-call border-b-4 pb-3 text-heading">{words.recently}</h3>
            <EventList list="home_recent" first={recent} timeZone={timeZone} />
          </div>
        </div>
      </div>
    </section>
  );
}

interface EventListProps {
  list: EventListName;
  first: Section<ListedEvent[]>;
  timeZone: string;
}

/** One of the home page's lists of events. Loaded events are not hydrated; only a failed section is, for another try. */
function EventList({ list, first, timeZone }: EventListProps) {
  const look = { list, timeZone, textLength: eventCardText, slideDuration: EVENT_SLIDE_DURATION };
  return first.state === 'failed' ? <EventsAgain {...look} /> : <EventStates {...look} section={first} />;
}

/** The top of the home page: our work in four words, over the current advertisements. */
function Hero({ data: { advertisements } }: PageProps<HomeData>) {
  return (
    <section aria-labelledby="hero-title" className="hero-section">
      <div className="hero">
        <Banner
          first={mapSection(advertisements, (all) => all.map(bannerAdvertisement))}
          rotation={ADVERTISEMENT_ROTATION}
        />
        <div className="hero-overlay page-width">
          <h1 id="hero-title" className="max-w-[13ch] text-display">
            <Own of="title">{words.empoweringCommunitiesTransformingLives}</Own>
          </h1>
          <OwnButtons>
            <div className="mt-8 flex flex-wrap gap-4">
              <ActionLink href={addresses.donate} look="call">
                {words.donateNow}
              </ActionLink>
              <ActionLink href={addresses.about} look="outline">
                {words.knowAboutUs}
              </ActionLink>
            </div>
          </OwnButtons>
        </div>
      </div>
      <Band motif="lozenge" tone="clay" size="tall" />
    </section>
  );
}

/** Everything the home page shows, fetched side by side. */
async function load({ request, section, now, timeZone }: LoadContext) {
  const events = (window: 'home_upcoming' | 'home_recent' | 'carousel') =>
    section(
      request('GET /events/', { query: { window } }).then(({ results }) =>
        results.map((event) => ({ ...event, phase: eventPhase(event, now, timeZone) })),
      ),
      words.failedToLoadEvents,
    );
  const [advertisements, upcoming, recent, carousel, posts] = await Promise.all([
    section(
      request('GET /ads/').then(({ results }) => results),
      words.failedToLoadContent,
    ),
    events('home_upcoming'),
    events('home_recent'),
    events('carousel'),
    section(
      request('GET /posts/', { query: { window: 'home' } }).then((posts) =>
        expectList(posts, words.invalidResponseFormatExpected),
      ),
      words.failedToLoadBlogs,
    ),
  ]);
  return { advertisements, upcoming, recent, carousel, posts };
}

export type HomeData = Awaited<ReturnType<typeof load>>;

export const homePage = definePageOfSections<HomeData, 'home'>({
  name: 'home',
  address: addresses.home,
  load,
  head: (_, site) => ({ title: site.name, description: site.description, canonical: addresses.home }),
  sections: {
    home_banner: Hero,
    home_pillars: Pillars,
    home_about: AboutUs,
    home_purposes: MissionAndVision,
    home_facts: FunFacts,
    home_events: OurEvents,
    home_posts: LatestBlogs,
    home_recent: RecentEvents,
    home_call: DonationBanner,
  },
  grounds: {
    home_about: 'chalk-deep',
    home_purposes: 'ink',
    home_posts: 'chalk-deep',
    home_recent: 'leaf-deep',
    home_call: 'clay',
  },
  Below: ScrollButtons,
});
