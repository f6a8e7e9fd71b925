import type { Page } from '@playwright/test';
import type { PostInput } from '../../domain/post.ts';
import type { TestApp, TestUser } from './test-app.ts';

/** The field and the button of the dashboard's form. */
export const editor = (page: Page) => page.getByRole('textbox', { name: 'Content' });
export const save = (page: Page) => page.getByRole('button', { name: 'Save Post' });

export const addAdmin = (app: TestApp) => app.addUser({ isSuperuser: true });

const plain: PostInput = {
  title: 'Maize',
  slug: '',
  category: null,
  content: '<p>Maize grows.</p>',
  excerpt: '',
  status: 'published',
  is_featured: false,
};

/** A post that another user has written through the API, with what they may do to it later. */
export async function writtenBy(app: TestApp, user: TestUser, input: Partial<PostInput> = {}) {
  const { access } = await app.signIn(user);
  const { id } = await (await app.call('POST', '/posts/', { ...plain, ...input }, access)).json();
  const change = (changes: Partial<PostInput>) =>
    app.call('PUT', `/posts/${id}/`, { ...plain, ...input, ...changes }, access);
  return { id, change };
}
