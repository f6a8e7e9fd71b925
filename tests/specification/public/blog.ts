import { addCategory, addPost } from '../../support/factories.ts';
import { failCall, inTurn, lose, press, writeNothing } from '../acts.ts';
import {
  absent,
  count,
  field,
  heading,
  link,
  linkTitled,
  listed,
  named,
  part,
  saysTitle,
  standsAt,
  text,
} from '../looks.ts';
import { type Place, row, rows, type State } from '../row.ts';

const region = (name: string): Place => ({ role: 'region', name });
const main: Place = { role: 'main' };
const articles = region('Articles');
const stayUpdated = region('Stay Updated');

const categories: readonly (readonly [string, number])[] = [
  ['Agriculture', 1],
  ['Fair trade', 1],
  ['Savings groups', 2],
  ['Training', 2],
];

const list: State = {
  where: 'blog',
  open: '/MoreBlogs',
  awake: true,
  rows: [
    ...rows(
      '2 Blog list',
      named('searchbox', 'Search the blog', main),
      heading('Articles', main),
      heading('Categories', main),
      heading('Recent Posts', main),
      heading('Popular Tags', main),
      heading('Stay Updated', main),
      field('Your e-mail address', { type: 'email' }, stayUpdated),
      named('button', 'Subscribe', stayUpdated),
    ),
    ...['Why the box has three locks', 'A first loan is a small loan', 'Maize and beans in one row'].map(
      (title, place) =>
        row('2 Blog list', linkTitled(`Read article ${title}`, `/BlogDetail/${place + 1}`, title, articles), saysTitle),
    ),
    ...categories.map(([name, number]) =>
      row(
        '2 Blog list: categories with counts',
        link(`${name} ${number}`, `/MoreBlogs?category=${name.replace(' ', '+')}`, region('Categories')),
      ),
    ),
    ...rows(
      '9 Blog list',
      count('a page of 3', 3, (page) => part(page, articles).getByRole('article')),
      count('3 recent posts', 3, (page) => part(page, region('Recent Posts')).getByRole('listitem')),
      listed(
        'the newest first',
        ['Why the box has three locks', 'A first loan is a small loan', 'Maize and beans in one row'],
        (page) => part(page, region('Recent Posts')).getByRole('link'),
      ),
      count('popular tags', 4, (page) => part(page, region('Popular Tags')).getByRole('link')),
    ),
    ...rows('2 Blog list: pagination', text('Page 1 of 2', articles), link('Next', '/MoreBlogs?page=2', articles)),
    row('2 Blog list: pagination', text('Page 2 of 2', articles), { after: press('link', 'Next', articles) }),
    row('5 Blog search: case-insensitively', standsAt('/MoreBlogs?search=MAIZE'), {
      after: inTurn(
        ({ page }) => page.getByRole('main').getByRole('searchbox').fill('MAIZE'),
        press('button', 'Search', main),
      ),
    }),
    row(
      '5 Blog search: matches the title',
      listed('what is found', ['Maize and beans in one row'], (page) =>
        part(page, articles).getByRole('article').getByRole('heading'),
      ),
    ),
    row(
      '5 Blog search: matches the excerpt',
      listed('what is found', ['Why the box has three locks'], (page) =>
        part(page, articles).getByRole('article').getByRole('heading'),
      ),
      {
        after: inTurn(
          ({ page }) => page.getByRole('main').getByRole('searchbox').fill('three members hold ONE key'),
          press('button', 'Search', main),
        ),
      },
    ),
    row('2 Blog list: empty state', text('No blogs found', articles), {
      after: inTurn(
        ({ page }) => page.getByRole('main').getByRole('searchbox').fill('nobody wrote this'),
        press('button', 'Search', main),
      ),
    }),
  ],
};

const many: State = {
  where: 'blog, with many categories and a post without anything',
  open: '/MoreBlogs',
  prepare: async ({ services }) => {
    for (const name of ['Health', 'Music', 'Schools', 'Water'])
      await addPost(services, { title: name, category_id: await addCategory(services, name) });
    await addPost(services, { title: 'By nobody', published_date: '2026-11-20T07:59:00.000Z' });
  },
  rows: [
    row(
      '9 Blog list',
      count('up to 6 popular tags', 6, (page) => part(page, region('Popular Tags')).getByRole('link')),
    ),
    row(
      '9 Blog list',
      count('3 recent posts', 3, (page) => part(page, region('Recent Posts')).getByRole('listitem')),
    ),
    row('2 Blog list: pagination', text('Page 1 of 4', articles)),
  ],
};

const turned: State = {
  where: 'blog, when a page of it does not come',
  open: '/MoreBlogs',
  awake: true,
  faults: /status of 5|Failed to load resource/,
  rows: [
    row('8 Blog list', text('Oops something went wrong while Loading Blogs', articles), {
      after: inTurn(failCall('**/api/posts/**'), press('link', 'Next', articles)),
    }),
    row('8 Blog list', text('An error occurred while fetching data', articles)),
    row('4 List sections: loading', text('Loading blogs...', articles), {
      after: inTurn(
        ({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }),
        ({ page }) => page.route('**/api/posts/**', () => new Promise(() => {})),
        ({ page }) => part(page, articles).getByText('Try Again').click(),
      ),
      differs: 'loading-only-in-the-browser',
    }),
  ],
};

const nothing: State = {
  where: 'blog, with no posts',
  open: '/MoreBlogs',
  prepare: writeNothing,
  rows: rows('2 Blog list: empty state', text('No blogs found', main)),
};

const failed: State = {
  where: 'blog, when it does not come',
  open: '/MoreBlogs',
  prepare: lose('posts'),
  faults: /status of 503/,
  rows: [
    ...rows('8 Blog list', text('Oops something went wrong while Loading Blogs', main)),
    row('8 Read failures', text('Error fetching Blogs.', region('Recent Posts'))),
    row('8 Blog list', absent(heading('Why the box has three locks', main))),
  ],
};

export const blogStates: readonly State[] = [list, many, turned, nothing, failed];
