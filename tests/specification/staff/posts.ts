import { addPost } from '../../support/factories.ts';
import { fill, inTurn, press } from '../acts.ts';
import { button, count, field, heading, listed, made, named, part, sent, text, value } from '../looks.ts';
import { type Place, row, rows, type State } from '../row.ts';
import { answerAgain, answerWith, choose } from './acts.ts';

const LIST = '/dashboard/getblog';
const FORM = '/dashboard/addblog';
const dialog: Place = { role: 'dialog', name: 'Blog Details' };
const main: Place = { role: 'main' };
const pages: Place = { role: 'navigation', name: 'Pages' };
const many = /\/api\/posts\/\?/;
const titles = (...is: string[]) =>
  listed(`those shown: ${is.join(', ')}`, is, (page) =>
    page.getByRole('table').getByRole('link', { name: /^(Paged|Featured Paged)/ }),
  );

const list: State = {
  where: 'posts',
  open: LIST,
  signedIn: true,
  faults: /status of 500/,
  prepare: async ({ services }) => {
    const created_at = '2026-11-15T08:00:00.000Z';
    for (let number = 1; number <= 40; number += 1)
      await addPost(services, { title: `Filler ${number}`, created_at: '2026-10-01T08:00:00.000Z' });
    await addPost(services, {
      title: 'Paged old',
      status: 'archived',
      published_date: '2026-03-04T08:00:00.000Z',
      created_at,
    });
    await addPost(services, {
      title: 'Paged draft',
      slug: 'paged-draft',
      status: 'draft',
      published_date: null,
      excerpt: '',
      content: '',
      created_at: '2026-11-18T07:00:00.000Z',
    });
  },
  rows: [
    ...rows(
      '2.7 List',
      field('Search by title'),
      field('Status', { choices: ['All Status', 'Draft', 'Published', 'Archived'] }),
      field('Featured', { choices: ['All posts', 'Featured only', 'Non-featured only'] }),
      field('Published', { placeholder: 'dd/mm/yyyy' }),
      named('button', /^Reset/),
      text('Showing 1 to 6 of 48 blog posts'),
      text('Page 1 of 8'),
      text('why-the-box-has-three-locks'),
      named('img', 'Featured', main),
    ),
    ...rows(
      '9 Fixed blog-list category filter options',
      ...['Technology', 'Marketing', 'Design', 'Business', 'Tutorials'].map((name) =>
        value(`the category “${name}” in the filter`, true, async ({ page }) =>
          (await page.getByLabel('Category', { exact: true }).locator('option').allTextContents()).includes(name),
        ),
      ),
    ),
    ...rows(
      '2.7 Sortable columns',
      ...['Title', 'Author', 'Category', 'Status', 'Published', 'Created At'].map((name) =>
        value(`the column “${name}” can be sorted`, 1, ({ page }) =>
          page.getByRole('columnheader', { name }).getByRole('button').count(),
        ),
      ),
      value('by Created At at first, newest first', 'descending', ({ page }) =>
        page.getByRole('columnheader', { name: 'Created At' }).getAttribute('aria-sort'),
      ),
    ),
    ...rows(
      '9 Blog list page size',
      count('rows', 7, (page) => page.getByRole('row')),
      listed('page links: first, last, and two either side', ['1', '2', '3', '8'], (page) =>
        part(page, pages).getByRole('link', { name: /^Page \d$/ }),
      ),
    ),
    row(
      '9 Blog list page size',
      listed('page links: first, last, and two either side', ['1', '3', '4', '5', '6', '7', '8'], (page) =>
        part(page, pages).getByRole('link', { name: /^Page \d$/ }),
      ),
      { after: ({ page }) => page.goto(`${LIST}?page=5`) },
    ),
    row('4 Lists: a search returns to page 1', titles('Paged draft', 'Paged old'), {
      after: fill({ 'Search by title': 'PAGED' }),
    }),
    ...rows(
      '2.7 List',
      text('Not published', main),
      text('Uncategorized', main),
      text('Anonymous', main),
      text('paged-draft', main),
    ),
    row('2.7 List: sorted by title', titles('Paged old', 'Paged draft'), {
      after: inTurn(press('button', 'Title'), press('button', /^Title/)),
    }),
    row('2.7 List: status', titles('Paged draft'), { after: choose('Status', 'Draft') }),
    row('2.7 Blog Details', heading('Blog Details', dialog), {
      after: press('button', 'View details of Paged draft'),
    }),
    ...rows(
      '2.7 Blog Details',
      ...['Author', 'Category', 'Published', 'Status', 'Views', 'Likes', 'Comments', 'Days Active'].map((name) =>
        text(name, dialog),
      ),
      text('No excerpt available.', dialog),
      text('No content available.', dialog),
      heading('Timeline', dialog),
      text('Created', dialog),
      text('Last Updated', dialog),
      text('Not published', dialog),
      text('Anonymous', dialog),
      text('Uncategorized', dialog),
    ),
    row(
      '9 Days Active: whole days since creation',
      value('two days', '2', async ({ page }) => {
        const facts = await part(page, dialog)
          .locator('dl > div')
          .evaluateAll((all) => all.map((each) => [...each.children].map((child) => child.textContent?.trim() ?? '')));
        return facts.find(([name]) => name === 'Days Active')?.[1];
      }),
    ),
    row('2.7 Empty', text('No blog posts found matching your criteria.'), {
      after: inTurn(({ page }) => page.keyboard.press('Escape'), choose('Featured', 'Featured only')),
    }),
    row('4 Lists: clearing all filters also clears the search', field('Search by title', { value: '' }), {
      after: press('button', /^Reset/),
    }),
    row('2.7 List: featured only', text('Showing 1 to 1 of 1 blog post'), {
      differs: 'one-in-the-singular',
      after: choose('Featured', 'Featured only'),
    }),
    row('8 Blogs and categories', text('Failed to load blogs. Please try again later.'), {
      after: inTurn(answerWith(many, { detail: '' }, 500), ({ page }) => page.goto(LIST)),
    }),
    row('8 Blogs and categories', button('Retry')),
    row('2.7 Retry', text('Showing 1 to 6 of 48 blog posts'), {
      after: inTurn(answerAgain(many), press('button', 'Retry')),
    }),
  ],
};

const save = press('button', 'Save Post');

const form: State = {
  where: 'posts, a new one',
  open: FORM,
  signedIn: true,
  faults: /status of 500/,
  prepare: async () => {},
  rows: [
    ...rows(
      '2.7 Create',
      heading('Blog Management'),
      field('Title', { value: '' }),
      field('Slug', { value: '' }),
      named('textbox', 'Content'),
      field('Excerpt'),
      text('Featured Image', main),
      field('Status', { choices: ['Draft', 'Published', 'Archived'] }),
      field('Category'),
      field('Featured Post', { type: 'checkbox', checked: false }),
      named('link', 'Cancel'),
      button('Save Post'),
      text('PNG, JPG or GIF up to 10MB'),
    ),
    row(
      '4 Blog status: draft by default',
      value('the choice', 'Draft', ({ page }) =>
        page
          .getByLabel('Status', { exact: true })
          .evaluate((field: HTMLSelectElement) => field.selectedOptions[0]?.text),
      ),
    ),
    row('4 The slug is generated from the title', field('Slug', { value: 'seed-rain-luck' }), {
      after: fill({ Title: 'Seed, Rain & Luck!' }),
    }),
    row('4 The slug stays manual', field('Slug', { value: 'luck' }), {
      after: inTurn(fill({ Slug: 'luck' }), fill({ Title: 'Only luck' })),
    }),
    row('5 Blog form: a live counter', text('9/300 characters'), { after: fill({ Excerpt: 'Nine long' }) }),
    row('9 Excerpt maximum', text('300/300 characters'), { after: fill({ Excerpt: 'x'.repeat(400) }) }),
    row('8 Blogs and categories', text('Error creating blog post'), {
      after: inTurn(fill({ Excerpt: '' }), answerWith('**/api/posts/', { detail: '' }, 500), save),
    }),
    row('8 Wrapper defaults', text('Error creating Blogs.')),
    row('8 Blogs and categories', text('Blog post created successfully!'), {
      after: inTurn(answerAgain('**/api/posts/'), save),
    }),
    ...rows(
      '7 Blog posts',
      made('POST /posts/'),
      sent('POST /posts/', ['title', 'slug', 'category', 'content', 'excerpt', 'status', 'is_featured']),
    ),
    row('8 Blogs and categories', text('Error fetching categories'), {
      after: inTurn(answerWith('**/api/categories/', [{ id: 1 }]), ({ page }) => page.goto(FORM)),
    }),
  ],
};

export const postStates: readonly State[] = [list, form];
