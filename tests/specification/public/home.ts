import { layOut } from '../../support/laid-out.ts';
import { byRole, count, heading, link, linkTitled, listed, part, saysTitle, text, value } from '../looks.ts';
import { type Place, row, rows, type State } from '../row.ts';

const region = (name: string): Place => ({ role: 'region', name });
const hero = region('Empowering Communities, Transforming Lives');
const aboutUs = region('About Us');
const ourEvents = region('Our Events');
const blogs = region('Find Our Recent Blog Posts');
const carousel = region('Recent Events');
const facts = region('Fun Facts');
const gift = region('Your gift is someone’s first step');

const upcoming = [
  'Opening day of three savings groups',
  'Savings and loans: an evening online',
  'Planting days: maize, beans and potatoes',
  'Fair trade market',
];
const recent = [
  'Basket weavers’ open workshop',
  'Women who lead: a conversation',
  'Bean harvest and seed bank day',
  'Training under the tree: a business of my own',
  'Volunteers’ yearly meeting',
];
const posts = [
  'Why the box has three locks',
  'A first loan is a small loan',
  'Maize and beans in one row',
  'What a fair price pays for',
];

/** What stands on the page as it comes, with the sample organisation. */
export const home: State = {
  where: 'home',
  open: '/',
  rows: [
    ...rows(
      '2 Home 1',
      heading('Empowering Communities, Transforming Lives'),
      link('Donate Now', '/donate', hero),
      link('Know About Us', '/Aboutus', hero),
      count('one advertisement at a time', 1, (page) => byRole(page, 'link', /Sample banner/, hero)),
    ),
    ...rows(
      '2 Home 2',
      heading('Community Savings Groups'),
      heading('Comprehensive Training'),
      heading('Seed Money'),
      heading('Weekly Volunteer Support'),
    ),
    ...rows(
      '2 Home 3',
      heading('About Us'),
      count('images beside About Us', 2, (page) => part(page, aboutUs).getByRole('img')),
    ),
    ...rows('2 Home 4', heading('Our Mission'), heading('Our Vision')),
    ...['459+', 'People Rised', '14+', 'Volunteer', '647+', 'Poor People Saved', '1', 'Country Member'].map((words) =>
      row('2 Home 5', text(words, facts)),
    ),
    ...rows('2 Home 6', heading('Our Events'), heading('Upcoming Events', ourEvents)),
    row('2 Home 6', link('View All Events', '/Events'), { differs: 'view-all-events' }),
    ...upcoming.map((title, place) =>
      row('2 Home 6', linkTitled(title, `/EventDetails/${place + 1}`, title, ourEvents), saysTitle),
    ),
    row(
      '9 Home "recent" events',
      listed('at most 4 upcoming events, then at most 2 recent ones', [...upcoming, ...recent.slice(0, 2)], (page) =>
        byRole(page, 'link', /^(?!View)/, ourEvents),
      ),
    ),
    row(
      '2 Home 6',
      count('cards with a picture in the second list', 0, (page) => part(page, ourEvents).getByRole('img')),
      { differs: 'recent-events-as-lines' },
    ),
    ...rows('2 Home 7', text('Latest Blogs', blogs), heading('Find Our Recent Blog Posts')),
    ...posts.map((title, place) =>
      row('2 Home 7', linkTitled(`Read More ${title}`, `/BlogDetail/${place + 1}`, title, blogs), saysTitle),
    ),
    ...rows(
      '9 Home blogs',
      listed('at most 4 posts, newest first', posts, (page) => part(page, blogs).getByRole('heading', { level: 3 })),
    ),
    row(
      '9 Home blogs',
      value('a text is cut at 150 characters plus an ellipsis, or before', true, async ({ page }) => {
        await layOut(page);
        const cut = part(page, blogs).getByText(/^Sample post\. Three members hold one key each/);
        return /^.{130,150}…$/.test(await cut.innerText());
      }),
      { differs: 'texts-end-with-a-word' },
    ),
    ...rows('2 Home 8', heading('Recent Events')),
    ...recent.map((title, place) =>
      row('2 Home 8', linkTitled(title, `/EventDetails/${place + 5}`, title, carousel), saysTitle),
    ),
    ...rows(
      '9 Recent Events carousel',
      listed('at most 5 events, newest first', recent, (page) =>
        part(page, carousel).getByRole('heading', { level: 3 }),
      ),
    ),
    row(
      '9 Recent Events carousel',
      value('a description is cut at 120 characters plus an ellipsis, or before', true, async ({ page }) => {
        await layOut(page);
        const cut = part(page, carousel).getByText(/^Sample event\. Members elected to lead/);
        return /^.{100,120}…$/.test(await cut.innerText());
      }),
      { differs: 'texts-end-with-a-word' },
    ),
    row('2 Home 9', link('Donate', '/donate', gift)),
    ...rows(
      '9 Progress bars',
      ...[
        ['Donations', 75],
        ['Trainings', 90],
      ].map(([name, percent]) =>
        value(`progress bar “${name}” at ${percent} percent`, percent, ({ page }) =>
          page.getByRole('progressbar', { name: String(name) }).evaluate((bar: HTMLProgressElement) => bar.value),
        ),
      ),
    ),
  ],
};

export const homeStates: readonly State[] = [home];
