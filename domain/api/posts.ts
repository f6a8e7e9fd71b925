import { identifier } from '../identifier.ts';
import { arrayOrPage } from '../listing.ts';
import { listedPost, post, postInput, postQuery, staffListedPost, staffPost } from '../post.ts';
import { postPreview, previewToken } from '../post-preview.ts';
import { uploadRules } from '../upload.ts';
import { defineCalls } from './call.ts';
import { resourceCalls } from './resource.ts';

export const postContract = {
  path: '/posts/',
  singular: 'post',
  record: staffPost,
  input: postInput,
  permissions: { view: 'posts.view', create: 'posts.create', edit: 'posts.edit', delete: 'posts.delete' },
  files: { featured_image: { rule: uploadRules.picture, into: 'media_id' } },
} as const;

/** The articles of the blog, and private links to them. */
export const postCalls = defineCalls({
  ...resourceCalls(postContract),
  'GET /posts/': {
    access: 'public',
    summary: 'The published posts, or those of one window; for staff all of them',
    query: postQuery,
    translated: { resource: 'posts' },
    reply: arrayOrPage(listedPost),
    staffReply: arrayOrPage(staffListedPost),
  },
  'GET /posts/{id}/': {
    access: 'public',
    summary: 'One published post, with its whole text; for staff any',
    parameters: identifier,
    translated: { resource: 'posts', isWhole: true },
    reply: post,
    staffReply: staffPost,
  },
  'POST /posts/{id}/view/': {
    access: 'public',
    summary: 'Count one reading of a post',
    parameters: identifier,
  },
  'POST /posts/{id}/preview/': {
    access: 'posts.view',
    summary: 'Create a private link to a post, published or not',
    parameters: identifier,
    reply: postPreview,
  },
  'DELETE /posts/{id}/preview/': {
    access: 'posts.view',
    summary: 'End all private links to a post',
    parameters: identifier,
  },
  'GET /post-previews/{token}/': {
    access: 'public',
    summary: 'The post that a private link shows, as it is now',
    parameters: previewToken,
    translated: { resource: 'posts' },
    reply: post,
  },
});
