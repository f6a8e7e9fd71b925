import { fill, inTurn, press } from '../acts.ts';
import { button, field, heading, made, sent, text } from '../looks.ts';
import { row, rows, type State } from '../row.ts';
import { answerAgain, answerWith } from './acts.ts';

interface CategoryTexts {
  where: string;
  section: string;
  address: string;
  api: string;
  title: string;
  list: string;
  add: string;
  edit: string;
  none: string;
  failed: string;
  saveFailed: string;
  created: string;
  updated: string;
  icons: readonly string[];
}

const categories = (words: CategoryTexts): State => ({
  where: words.where,
  open: words.address,
  signedIn: true,
  faults: /status of 50[03]/,
  prepare: async () => {},
  rows: [
    ...rows(
      words.section,
      heading(words.title),
      heading(words.add),
      heading(words.list),
      field('Category Name', { value: '' }),
      field('Icon', { choices: ['No icon', ...words.icons] }),
      field('Search categories'),
      button('Edit Training'),
      text('Slug: training'),
      text(words.address.includes('gallery') ? 'Total: 5 categories' : 'Total: 4 categories'),
    ),
    row('5 Category forms', text('Category name is required'), { after: press('button', 'Save Category') }),
    row('8 A category is not saved', text(words.saveFailed), {
      after: inTurn(
        fill({ 'Category Name': 'Fruit' }),
        answerWith(words.api, { detail: 'Come back soon.' }, 503),
        press('button', 'Save Category'),
      ),
    }),
    row('8 A category is not saved: the message of the server', text('Come back soon.')),
    row('8 Toasts', text(words.created), {
      after: inTurn(answerAgain(words.api), press('button', 'Save Category')),
    }),
    ...rows(
      '7 Categories',
      made(`POST ${words.api.slice('**/api'.length)}`),
      sent(`POST ${words.api.slice('**/api'.length)}`, ['name', 'icon']),
    ),
    row(`${words.section}: cleared`, field('Category Name', { value: '' })),
    row(words.section, text('No matching categories found'), {
      after: fill({ 'Search categories': 'nothing like it' }),
    }),
    row('4 Category forms: edit mode', heading(words.edit), {
      after: inTurn(fill({ 'Search categories': 'frui' }), press('button', 'Edit Fruit')),
    }),
    row('4 Category forms: edit mode', field('Category Name', { value: 'Fruit' })),
    row('4 Category forms: left by Cancel', heading(words.add), { after: press('button', 'Cancel') }),
    row('8 Toasts', text(words.updated), {
      after: inTurn(
        press('button', 'Edit Fruit'),
        fill({ 'Category Name': 'Fruit trees' }),
        press('button', 'Update Category'),
      ),
    }),
    row('4 Category forms: left by a save', heading(words.add)),
    row('5 Category list data', text('Fetched data is not valid'), {
      after: inTurn(answerWith(words.api, [{ id: 1 }]), ({ page }) => page.goto(words.address)),
    }),
    row('8 Error fetching categories', text('Error fetching categories')),
    row('8 Categories that do not come', text(words.failed), {
      after: inTurn(answerWith(words.api, { detail: 'The shelves are moved.' }, 500), press('button', 'Try again')),
    }),
    row(words.section, text(words.none), {
      after: inTurn(answerWith(words.api, []), press('button', 'Try again')),
    }),
  ],
});

const blog = categories({
  where: 'categories of the blog',
  section: '2.7 Categories',
  address: '/dashboard/addCategory',
  api: '**/api/categories/',
  title: 'Manage Blog Categories',
  list: 'Categories',
  add: 'Add New Category',
  edit: 'Edit Category',
  none: 'No categories added yet',
  failed: 'Failed to fetch categories. Please try again.',
  saveFailed: 'Failed to save category. Please try again.',
  created: 'Category "Fruit" created successfully!',
  updated: 'Category "Fruit trees" updated successfully!',
  icons: [
    ...['Computer', 'Coffee', 'Heart', 'Map', 'Book', 'Music', 'Camera', 'Briefcase', 'Shopping bag', 'Dollar sign'],
  ],
});

const gallery = categories({
  where: 'categories of the gallery',
  section: '2.10 Gallery categories',
  address: '/dashboard/galleryCategory',
  api: '**/api/gallery-categories/',
  title: 'Manage Gallery Categories',
  list: 'Gallery Categories',
  add: 'Add New Gallery Category',
  edit: 'Edit Gallery Category',
  none: 'No gallery categories added yet',
  failed: 'The shelves are moved.',
  saveFailed: 'Failed to save gallery category. Please try again.',
  created: 'Gallery category "Fruit" created successfully!',
  updated: 'Gallery category "Fruit trees" updated successfully!',
  icons: [...['Image', 'Video', 'Landscape', 'Portrait', 'Architecture', 'Nature', 'People', 'Food', 'Art', 'Events']],
});

export const categoryStates: readonly State[] = [blog, gallery];
