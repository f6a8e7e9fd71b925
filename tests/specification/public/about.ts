import { press } from '../acts.ts';
import { count, heading, link, listed, part, standsAt, text, value } from '../looks.ts';
import { type Place, type Row, row, rows, type State } from '../row.ts';

const main: Place = { role: 'main' };
const region = (name: string): Place => ({ role: 'region', name });

const MISSION =
  'To lift people out of poverty through training on savings and loans, entrepreneurship and gender equality, plus seed money.';
const VISION = 'Satisfying socio-economic development of the poorest in the community.';

const bars: Row[] = [
  ['Donations', 75],
  ['Trainings', 90],
].map(([name, percent]) =>
  row(
    '2 About',
    value(`progress bar “${name}” at ${percent} percent`, percent, ({ page }) =>
      page.getByRole('progressbar', { name: String(name) }).evaluate((bar: HTMLProgressElement) => bar.value),
    ),
  ),
);

const about: State = {
  where: 'about',
  open: '/Aboutus',
  rows: [
    ...rows(
      '2 About',
      heading('About Us', main),
      heading('Our Mission', main),
      text(MISSION, main),
      heading('Our Vision', main),
      text(VISION, main),
    ),
    ...bars,
    ...rows(
      '1 What the product does and for whom',
      text('was created in 2024', main),
      text('Community Benefit Company', main),
      text('Kicukiro District, Kanombe Sector', main),
      text('Savings groups, training, fair trade', main),
      text('Kigali', main),
      text('Kanombe', main),
    ),
  ],
};

const mission: State = {
  where: 'our mission',
  open: '/Mission',
  rows: rows(
    '2 Our Mission',
    heading('Our Mission', main),
    ...['Education', 'Community', 'Empowerment'].map((tile) => heading(tile, main)),
    listed('its three tiles', ['Education', 'Community', 'Empowerment'], (page) =>
      part(page, region('What lifts people up')).getByRole('heading', { level: 3 }),
    ),
    text('A Community Benefit Company registered in Kicukiro District, Kanombe Sector.', main),
    text(MISSION, main),
    value('an image', true, async ({ page }) => (await part(page, main).getByRole('img').count()) > 0),
  ),
};

const vision: State = {
  where: 'our vision',
  open: '/Vision',
  rows: rows(
    '2 Our Vision',
    heading('Our Vision', main),
    ...['Growth', 'Innovation', 'Progress'].map((tile) => heading(tile, main)),
    listed('its three tiles', ['Growth', 'Innovation', 'Progress'], (page) =>
      part(page, region('How we get there')).getByRole('heading', { level: 3 }),
    ),
    text(VISION, main),
    value('an image', true, async ({ page }) => (await part(page, main).getByRole('img').count()) > 0),
  ),
};

/** Each pillar: its id, its name and its label. */
const pillars: readonly (readonly [string, string, string])[] = [
  ['saving-groups', 'Community Savings Groups', 'Savings groups'],
  ['training', 'Comprehensive Training', 'Training'],
  ['financial-empowerment', 'Seed Money', 'Seed money'],
  ['support', 'Weekly Volunteer Support', 'Weekly support'],
];

/** Parts of what is said of each pillar. */
const contents: readonly (readonly [string, string])[] = [
  ['Community Savings Groups', '15-30 members'],
  ['Community Savings Groups', 'drawn from the poorest citizens of similar economic status'],
  ['Community Savings Groups', 'Collective saving'],
  ['Community Savings Groups', 'Internal lending'],
  ['Comprehensive Training', 'VSLA'],
  ['Comprehensive Training', 'Entrepreneurship'],
  ['Comprehensive Training', 'GALS'],
  ['Comprehensive Training', 'Sustainable agriculture for maize, beans and potatoes'],
  ['Seed Money', 'Initial capital'],
  ['Seed Money', 'can get loans while savings are low'],
  ['Seed Money', 'microfinance institutions'],
  ['Weekly Volunteer Support', 'Follow-up visits'],
  ['Weekly Volunteer Support', 'Conflict resolution'],
  ['Weekly Volunteer Support', 'Monitoring'],
  ['Weekly Volunteer Support', 'Reporting'],
];

const mentorship: State = {
  where: 'mentorship structure',
  open: '/Mentorship',
  awake: true,
  rows: [
    row('2 Mentorship Structure page', heading('Mentorship Structure', main)),
    row(
      '3 Pillar',
      listed(
        'the pillars, in this order',
        pillars.map(([, name]) => name),
        (page) => part(page, main).getByRole('heading', { level: 2, name: /Groups|Training|Seed|Support/ }),
      ),
    ),
    ...pillars.flatMap(([id, name, label]) => [
      row('2 Mentorship Structure page: pillar icons', link(label, `#${id}`, main)),
      ...rows(
        '2 Mentorship Structure page',
        heading('Key Components', region(name)),
        heading('Expected Outcomes', region(name)),
      ),
      row(
        '3 Pillar',
        count(`the image, the benefits and the outcomes of ${name}`, 3, (page) =>
          part(page, region(name))
            .getByRole('img')
            .or(part(page, region(name)).getByRole('list')),
        ),
      ),
    ]),
    ...contents.map(([name, words]) => row(`1 ${name}`, text(words, region(name)))),
    ...rows('2 Mentorship Structure page: a call to action', link('Donate Now', '/donate', main)),
    row('2 Mentorship Structure page: scrolls to each pillar', standsAt('/Mentorship'), {
      after: press('link', 'Weekly support', main),
    }),
    row(
      '2 Mentorship Structure page: scrolls to each pillar',
      value('the pillar that was pressed is at the top of the window', true, async ({ page }) => {
        await page.clock.runFor(500);
        const box = await part(page, region('Weekly Volunteer Support')).boundingBox();
        return box !== null && box.y > -20 && box.y < 300;
      }),
    ),
  ],
};

export const aboutStates: readonly State[] = [about, mission, vision, mentorship];
