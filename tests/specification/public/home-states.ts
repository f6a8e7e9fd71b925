import { addAdvertisement } from '../../support/advertisements.ts';
import { addEvent, addPost } from '../../support/factories.ts';
import { MORNING } from '../../support/test-app.ts';
import { inTurn, lose, pass, press, writeNothing } from '../acts.ts';
import { absent, button, byRole, count, heading, link, listed, made, part, text, value } from '../looks.ts';
import { type Place, row, rows, type State, type Visit } from '../row.ts';

const region = (name: string): Place => ({ role: 'region', name });
const hero = region('Empowering Communities, Transforming Lives');
const ourEvents = region('Our Events');
const blogs = region('Find Our Recent Blog Posts');
const carousel = region('Recent Events');
const DAY = 86_400_000;
const fromNow = (milliseconds: number) => new Date(Date.parse(MORNING) + milliseconds).toISOString();

const slide = ({ page }: Visit) =>
  byRole(page, 'button', /^Show slide/, hero)
    .and(page.locator('[aria-current=true]'))
    .getAttribute('aria-label');
const showsSlide = (place: number, why: string) =>
  value(`${why}: slide ${place} of 3`, `Show slide ${place} of 3`, slide);

const banner: State = {
  where: 'home, its banner',
  open: '/',
  awake: true,
  still: true,
  rows: [
    ...rows(
      '2 Home 1: dot indicators',
      button('Show slide 1 of 3', hero),
      button('Show slide 2 of 3', hero),
      button('Show slide 3 of 3', hero),
    ),
    row('2 Home 1: dots jump to a slide', showsSlide(3, 'its dot'), {
      after: press('button', 'Show slide 3 of 3', hero),
    }),
    row('4 Banner carousel: refetched whenever the slide changes', made('GET /ads/')),
    row('9 Ad rotation', showsSlide(3, 'after 7800 ms'), { after: pass(7700) }),
    row('9 Ad rotation', showsSlide(1, 'after 8000 ms, wrapping to the first'), { after: pass(300) }),
    row('9 Ad rotation', showsSlide(2, 'after 8000 ms more'), { after: pass(8000) }),
    row(
      '2 Home 1: one at a time',
      value('advertisements that can be reached', 1, ({ page }) =>
        byRole(page, 'link', /Sample banner/, hero).evaluateAll(
          (links) => links.filter((each) => each.closest('[inert]') === null).length,
        ),
      ),
      { after: pass(2000) },
    ),
    row(
      '2 Home 1: image transition is 1.5 s',
      value('the longest transition of a slide', 1.5, ({ page }) =>
        part(page, hero).evaluate((element) => {
          const all = [element, ...element.querySelectorAll('*')].map(
            (each) => getComputedStyle(each).transitionDuration,
          );
          return Math.max(...all.flatMap((each) => each.split(',')).map(Number.parseFloat));
        }),
      ),
    ),
  ],
};

const scroll =
  (top: number) =>
  async ({ page }: Visit) => {
    await page.evaluate((pixels) => window.scrollTo({ top: pixels, behavior: 'instant' }), top);
    await page.clock.runFor(500);
  };

/** The colour behind the entries of the menu. */
const barColour = ({ page }: Visit) =>
  part(page, { role: 'navigation', name: 'Main' }).evaluate((menu) => {
    for (let each: Element | null = menu; each; each = each.parentElement) {
      const colour = getComputedStyle(each).backgroundColor;
      if (colour !== 'rgba(0, 0, 0, 0)') return colour;
    }
    return '';
  });

let colourAtTheTop = '';
const changedColour = (is: boolean) =>
  value(
    `the bar has ${is ? 'another' : 'the same'} look`,
    is,
    async (visit) => (await barColour(visit)) !== colourAtTheTop,
  );

const scrolled: State = {
  where: 'home, scrolled',
  open: '/',
  awake: true,
  rows: [
    row('9 Nav scroll threshold', changedColour(false), {
      after: async (visit) => {
        colourAtTheTop = await barColour(visit);
        await scroll(50)(visit);
      },
    }),
    row('9 Nav scroll threshold', changedColour(true), { after: scroll(51) }),
    row('9 Scroll buttons', absent(button('Scroll to top')), { after: scroll(300) }),
    row('9 Scroll buttons', button('Scroll to top'), { after: scroll(301) }),
    row('2 Home 10', button('Scroll to bottom')),
  ],
};

const widths: readonly (readonly [number, number])[] = [
  [1280, 4],
  [1024, 3],
  [768, 2],
  [480, 1],
];

/** The card that stands at the left edge of the carousel. */
const firstCard = (title: string, why: string) =>
  value(`${why}: “${title}” stands first`, title, async ({ page }) => {
    // The way there takes half a second.
    await page.clock.runFor(100);
    const left = (await part(page, carousel).getByRole('list').first().boundingBox())?.x ?? 0;
    for (const card of await part(page, carousel).getByRole('article').all()) {
      if (Math.abs(((await card.boundingBox())?.x ?? -1000) - left) < 40)
        return card.getByRole('heading').textContent();
    }
    return undefined;
  });

const slides: State = {
  where: 'home, its carousel of events',
  open: '/',
  awake: true,
  rows: [
    ...widths.map(([width, visible]) =>
      row(
        '9 Carousel slides visible',
        value(`${visible} of its cards at a width of ${width}`, visible, async ({ page }) => {
          const box = await part(page, carousel).getByRole('list').first().boundingBox();
          const cards = await part(page, carousel).getByRole('article').all();
          const boxes = await Promise.all(cards.map((card) => card.boundingBox()));
          const end = Math.min((box?.x ?? 0) + (box?.width ?? 0), width);
          return boxes.filter((each) => each && each.x >= 0 && each.x + each.width <= end + 2).length;
        }),
        { after: async ({ page }) => page.setViewportSize({ width, height: 800 }) },
      ),
    ),
    ...rows(
      '2 Home 8: dots and arrows',
      button('Next events', carousel),
      button('Previous events', carousel),
      button(/^Show events from number/, carousel),
    ),
    row('4 Recent Events carousel: autoplay off', firstCard('Basket weavers’ open workshop', 'after 20 seconds'), {
      after: async ({ page }) => {
        await page.setViewportSize({ width: 480, height: 800 });
        await page.clock.runFor(20_000);
      },
    }),
    row('2 Home 8: arrows', firstCard('Women who lead: a conversation', 'the next'), {
      after: press('button', 'Next events', carousel),
    }),
    row('2 Home 8: arrows', firstCard('Basket weavers’ open workshop', 'the one before'), {
      after: press('button', 'Previous events', carousel),
    }),
    row('4 Recent Events carousel: loops', firstCard('Volunteers’ yearly meeting', 'before the first'), {
      after: press('button', 'Previous events', carousel),
    }),
    row('2 Home 8: dots', firstCard('Bean harvest and seed bank day', 'its dot'), {
      after: press('button', 'Show events from number 3', carousel),
    }),
  ],
};

const nothing: State = {
  where: 'home, with nothing written',
  open: '/',
  awake: true,
  prepare: writeNothing,
  rows: [
    ...rows(
      '2 Home 6',
      text('No Events Available', ourEvents),
      text('Stay tuned for exciting upcoming events!', ourEvents),
    ),
    ...rows(
      '2 Home Texts',
      text('No blogs available at the moment.', blogs),
      text('No events available at the moment.', carousel),
    ),
    row('4 Banner carousel: no active ads', absent(text('Loading content...')), {
      after: pass(5000),
      differs: 'banner-spinner-ends',
    }),
    ...rows('2 Home 1', link('Donate Now', '/donate', hero), link('Know About Us', '/Aboutus', hero)),
  ],
};

const failed: State = {
  where: 'home, when nothing comes',
  open: '/',
  prepare: lose('events', 'posts', 'advertisements'),
  faults: /status of 503|Failed to load/,
  rows: [
    ...rows(
      '2 Home Texts',
      text('Failed to load events', ourEvents),
      text('Failed to load events', carousel),
      text('Failed to load blogs', blogs),
    ),
    row(
      '8 Ads failure',
      value('“Loading content...” while something may still come', true, async ({ page }) => {
        return (await page.getByText('Loading content...').count()) > 0;
      }),
    ),
    row('8 Ads failure', heading('Empowering Communities, Transforming Lives')),
  ],
};

const again: State = {
  where: 'home, when its sections are fetched again',
  open: '/',
  awake: true,
  prepare: lose('events', 'posts'),
  faults: /status of 5|Failed to load resource/,
  rows: [
    row('2 Home Texts: loading', text('Loading events...', ourEvents), {
      after: inTurn(
        ({ page }) => page.route('**/api/events/**', () => new Promise(() => {})),
        ({ page }) => part(page, ourEvents).getByText('Try Again').first().click(),
      ),
      differs: 'loading-only-in-the-browser',
    }),
    row('2 Home Texts: loading', text('Loading blogs...', blogs), {
      after: inTurn(
        ({ page }) => page.route('**/api/posts/**', () => new Promise(() => {})),
        ({ page }) => part(page, blogs).getByText('Try Again').first().click(),
      ),
      differs: 'loading-only-in-the-browser',
    }),
  ],
};

const windows: State = {
  where: 'home, at the edges of its windows',
  open: '/',
  prepare: async (app) => {
    await writeNothing(app);
    const event = (title: string, start_date: string, more = {}) =>
      addEvent(app.services, { title, start_date, end_date: null, ...more });
    await event('Later today', '2026-11-20T15:00:00.000Z');
    await event('Tomorrow at midnight', '2026-11-20T22:00:00.000Z');
    await event('In a month', '2026-12-20T21:59:00.000Z');
    await event('After a month', '2026-12-21T08:00:00.000Z');
    await event('Not active', fromNow(5 * DAY), { is_active: false });
    await event('Not public', fromNow(6 * DAY), { is_public: false });
    await event('An hour ago', fromNow(-3_600_000));
    await event('Five weeks ago', fromNow(-35 * DAY));
    for (const [title, created_at, published_date] of [
      ['Written today', '2026-11-20T07:00:00.000Z', '2026-11-19T08:00:00.000Z'],
      ['Published today', '2026-06-01T08:00:00.000Z', '2026-11-20T07:30:00.000Z'],
      ['Published later today', '2026-06-01T08:00:00.000Z', '2026-11-20T21:00:00.000Z'],
    ] as const)
      await addPost(app.services, { title, created_at, published_date });
    for (const [title, start_date, end_date] of [
      ['Banner of yesterday', '2026-11-01', '2026-11-19'],
      ['Banner of today', '2026-11-20', '2026-11-20'],
      ['Banner of tomorrow', '2026-11-21', '2026-11-30'],
    ] as const)
      await addAdvertisement(app, { title, start_date, end_date });
    await addAdvertisement(app, { title: 'Banner that rests', is_active: false });
  },
  rows: [
    ...rows(
      '9 Home "Upcoming" events',
      listed(
        'from tomorrow 00:00 to a month later, active and public; then those of the last month',
        ['Tomorrow at midnight', 'In a month', 'An hour ago'],
        (page) => byRole(page, 'link', /^(?!View)/, ourEvents),
      ),
    ),
    ...rows(
      '9 Recent Events carousel',
      listed(
        'what starts up to the end of today, newest first',
        ['Later today', 'An hour ago', 'Five weeks ago'],
        (page) => part(page, carousel).getByRole('heading', { level: 3 }),
      ),
    ),
    row(
      '9 Home blogs',
      listed('published up to now, newest first', ['Published today', 'Written today'], (page) =>
        part(page, blogs).getByRole('heading', { level: 3 }),
      ),
      { differs: 'posts-by-publication' },
    ),
    ...rows(
      '5 Ads',
      value('those of today that are active', ['Banner of today'], async ({ app }) => {
        const { results }: { results: { title: string }[] } = await (await app.call('GET', '/ads/')).json();
        return results.map(({ title }) => title);
      }),
      count('the banner of today', 1, (page) => byRole(page, 'link', /Banner of today/, hero)),
      absent(button(/^Show slide/, hero)),
    ),
  ],
};

export const homeConditions: readonly State[] = [banner, scrolled, slides, nothing, failed, again, windows];
