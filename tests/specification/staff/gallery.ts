import { fill, goTo, inTurn, pass, press } from '../acts.ts';
import {
  absent,
  button,
  count,
  field,
  heading,
  link,
  made,
  named,
  part,
  sent,
  text,
  value,
  waitingButton,
} from '../looks.ts';
import { type Place, row, rows, type State, type Visit } from '../row.ts';
import { answerAgain, answerWith, choose, closeDialog, hold } from './acts.ts';

const LIST = '/dashboard/getGallery';
const FORM = '/dashboard/addGallery';
const dialog: Place = { role: 'dialog' };
const main: Place = { role: 'main' };
const many = /\/api\/gallery\/\?/;
const calls = /\/api\/gallery\/$/;
const none = 'No gallery items found matching your criteria.';
const description = 'Dug by the members of three groups in the dry season, by hand.';

const list: State = {
  where: 'gallery',
  open: LIST,
  signedIn: true,
  faults: /status of 500/,
  prepare: async ({ services }) => {
    const at = '2026-11-21T08:00:00.000Z';
    await services.db
      .insertInto('gallery_items')
      .values([
        {
          title: 'A day at the market',
          description: '',
          media_type: 'video',
          video_url: 'https://www.youtube.com/watch?v=abcdefghijk',
          is_active: false,
          uploaded_at: at,
          updated_at: at,
        },
      ])
      .execute();
    await services.db
      .updateTable('gallery_items')
      .set({ description, uploaded_at: '2026-11-20T09:00:00.000Z' })
      .where('id', '=', 1)
      .execute();
  },
  rows: [
    ...rows(
      '2.10 List',
      heading('Gallery Management'),
      link('New Item', '/dashboard/addgallery'),
      link('Add Category', '/dashboard/galleryCategory'),
      named('searchbox', 'Search by title'),
      button('Search'),
      field('Category', {
        choices: ['All Categories', 'Agriculture', 'Community', 'Fair trade', 'Savings groups', 'Training'],
      }),
      field('Media type', { choices: ['All Media Types', 'Images', 'Videos'] }),
      field('Status', { choices: ['All Status', 'Active', 'Inactive'] }),
      field('Uploaded on', { placeholder: 'dd/mm/yyyy' }),
      named('button', /^Reset/),
      text('Filtered by: None'),
      text('Showing 1 to 6 of 17 gallery items'),
      text('Page 1 of 3'),
      ...['Media Item', 'Type', 'Categories', 'Status', 'Uploaded', 'Actions'].map((name) =>
        named('columnheader', name),
      ),
      text('No description', main),
      text('None', main),
      button('View details of A day at the market'),
    ),
    ...rows(
      '2.10 Sortable columns',
      ...['Media Item', 'Type', 'Status', 'Uploaded'].map((name) =>
        value(`the column “${name}” can be sorted`, 1, ({ page }) =>
          page.getByRole('columnheader', { name }).getByRole('button').count(),
        ),
      ),
      value('Categories cannot', 0, ({ page }) =>
        page.getByRole('columnheader', { name: 'Categories' }).getByRole('button').count(),
      ),
      value('by uploaded_at descending at first', 'descending', ({ page }) =>
        page.getByRole('columnheader', { name: 'Uploaded' }).getAttribute('aria-sort'),
      ),
    ),
    row(
      '9 Gallery list page size',
      count('rows', 7, (page) => page.getByRole('row')),
    ),
    row(
      '9 Text previews: gallery description 60',
      text('Dug by the members of three groups in the dry season, by…', main),
      { differs: 'texts-end-with-a-word' },
    ),
    row(
      '2.10 An asc/desc indicator',
      value('by title, ascending', 'ascending', ({ page }) =>
        page.getByRole('columnheader', { name: 'Media Item' }).getAttribute('aria-sort'),
      ),
      { after: press('button', 'Media Item') },
    ),
    row('2.10 Any filter change returns to page 1', text('Page 1 of 1'), {
      after: inTurn(goTo(`${LIST}?page=2`), choose('Media type', 'Videos')),
    }),
    row('2.10 ‘Filtered by’ chips', button('Remove the filter Videos')),
    row('2.10 Filters: status', text('Showing 1 to 1 of 1 gallery item'), {
      differs: 'one-in-the-singular',
      after: choose('Status', 'Inactive'),
    }),
    row('2.10 Empty', text(none), { after: fill({ 'Uploaded on': '2001-01-01' }) }),
    row('2.10 Reset', text('Filtered by: None'), { after: press('button', /^Reset/) }),
    row('2.10 Title search with submit', text('Showing 1 to 6 of 17 gallery items'), {
      after: ({ page }) => page.getByRole('searchbox', { name: 'Search by title' }).fill('savings group'),
    }),
    row('2.10 Title search with submit', text('Showing 1 to 1 of 1 gallery item'), {
      differs: 'one-in-the-singular',
      after: press('button', 'Search'),
    }),
    row('2.10 Details modal', text('No categories assigned', dialog), {
      after: inTurn(
        goTo(`${LIST}?media_type=video&is_active=false`),
        press('button', 'View details of A day at the market'),
      ),
    }),
    ...rows(
      '2.10 Details modal',
      heading('A day at the market', dialog),
      text('Unknown', dialog),
      text('Upload date', dialog),
      text('Video', dialog),
      text('Inactive', dialog),
      text('No description provided', dialog),
      heading('File Information', dialog),
      ...['Size', 'Dimensions', 'Format', 'Created', 'Last updated', 'ID', '17'].map((name) => text(name, dialog)),
      heading('Metadata', dialog),
    ),
    row('2.10 Details modal: a video iframe', button('Play the video', dialog), { differs: 'play-the-video' }),
    row(
      '2.10 Details modal: an image',
      count('the image', 1, (page) => part(page, dialog).getByRole('img')),
      {
        after: inTurn(
          closeDialog,
          goTo(`${LIST}?search=around+the+box`),
          press('button', 'View details of Around the box'),
        ),
      },
    ),
    ...rows(
      '9 File size display',
      value('megabytes to 2 decimals', true, async ({ page }) =>
        /\d\.\d\d\u00a0MB/.test((await part(page, dialog).textContent()) ?? ''),
      ),
    ),
    row('2.10 Success banner', text('Gallery item was successfully deleted.'), {
      after: inTurn(closeDialog, press('button', 'Delete Around the box')),
    }),
    row('8 Gallery', text('Failed to load gallery items. Please try again later.'), {
      after: inTurn(answerWith(many, { detail: '' }, 500), goTo(LIST)),
    }),
    row('8 Gallery', button('Retry')),
  ],
};

const video = ({ page }: Visit) => page.getByLabel('Video', { exact: false }).first().check();
const send = press('button', 'Add Gallery Item');

const form: State = {
  where: 'gallery, a new item',
  open: FORM,
  signedIn: true,
  faults: /status of 50[03]/,
  prepare: async () => {},
  rows: [
    ...rows(
      '2.10 Add item',
      heading('Add New Gallery Item'),
      link('Back to Gallery', LIST),
      heading('Basic Information'),
      field('Title', { value: '' }),
      field('Description', { value: '' }),
      text('Media Type', main),
      named('group', 'Upload Image'),
      text('PNG, JPG, GIF up to 5MB'),
      named('group', 'Thumbnail Image'),
      text('Categories', main),
      field('Training', { checked: false }),
      text('This item will be visible in your gallery'),
      link('Cancel', '/dashboard/gallery'),
      button('Add Gallery Item'),
      value(
        'image files only',
        true,
        async ({ page }) =>
          (await page
            .getByRole('group', { name: 'Upload Image' })
            .locator('input[type=file]')
            .getAttribute('accept')
            .then((accept) => accept?.split(',').every((each) => each.trim().startsWith('image/')))) === true,
      ),
    ),
    row('2.10 Status toggle', text('This item will be hidden from your gallery'), {
      after: ({ page }) => page.getByRole('switch', { name: 'Status' }).uncheck(),
    }),
    row('5 Gallery item form', text('Title is required'), {
      after: inTurn(({ page }) => page.getByRole('switch', { name: 'Status' }).check(), send),
    }),
    row('5 Gallery item form', text('Image file is required')),
    row('5 Gallery item form', text('Video URL is required'), { after: inTurn(video, send) }),
    ...rows('2.10 Video URL', field('Video URL', { type: 'url' }), absent(named('group', 'Upload Image'))),
    row('5 Gallery item form: any other video URL', text('a video on YouTube or Vimeo', main), {
      after: inTurn(fill({ Title: 'A film', 'Video URL': 'https://example.org/page' }), send),
      differs: 'other-videos-refused',
    }),
    row('8 Gallery', text('Failed to create gallery item. Please try again.'), {
      after: inTurn(fill({ 'Video URL': 'https://example.org/a.mp4' }), answerWith(calls, { detail: '' }, 503), send),
    }),
    row('8 Wrapper defaults', text('Error creating gallery item.')),
    row('8 Gallery: the message of the server', text('Come back soon.'), {
      after: inTurn(answerWith(calls, { detail: 'Come back soon.' }, 503), send),
    }),
    row('2.10 Add item: while busy', waitingButton('Saving...'), {
      after: inTurn(answerAgain(calls), hold(calls), send),
    }),
    row('8 Gallery: success banner', text('Gallery item was successfully created!'), {
      after: inTurn(
        answerAgain(calls),
        ({ page }) => page.goto(FORM),
        fill({ Title: 'A film' }),
        video,
        fill({ 'Video URL': 'https://example.org/a.mp4' }),
        send,
      ),
    }),
    ...rows(
      '8 Gallery: success banner',
      text('You can continue adding more items or return to the gallery.'),
      field('Title', { value: '' }),
    ),
    ...rows(
      '7 Gallery items',
      made('POST /gallery/'),
      sent('POST /gallery/', ['title', 'description', 'media_type', 'is_active', 'categories', 'video_url']),
    ),
    row('9 Gallery create banner: 5 seconds', absent(text('Gallery item was successfully created!')), {
      after: pass(5000),
    }),
    row('8 Gallery', text('Failed to load categories. Please refresh the page.'), {
      after: inTurn(answerWith('**/api/gallery-categories/', { detail: '' }, 500), goTo(FORM)),
    }),
    row('2.10 Categories: none exist', text('No categories found'), {
      after: inTurn(answerWith('**/api/gallery-categories/', []), goTo(FORM)),
    }),
    row('2.10 Categories: none exist', link('Create a category', '/dashboard/galleryCategory')),
  ],
};

export const galleryStates: readonly State[] = [list, form];
