import { galleryItem, galleryItemInput, galleryQuery, staffGalleryItem } from '../gallery-item.ts';
import { identifier } from '../identifier.ts';
import { arrayOrPage, pageOf } from '../listing.ts';
import { mediaFile, mediaFileDetails, mediaFileInput, mediaFileSent, mediaQuery } from '../picture.ts';
import { uploadRules } from '../upload.ts';
import { defineCalls } from './call.ts';
import { resourceCalls } from './resource.ts';

export const galleryItemContract = {
  path: '/gallery/',
  singular: 'gallery item',
  record: staffGalleryItem,
  input: galleryItemInput,
  permissions: {
    view: 'gallery.view',
    create: 'gallery.create',
    edit: 'gallery.edit',
    delete: 'gallery.delete',
  },
  files: {
    image: { rule: uploadRules.galleryPicture, into: 'media_id' },
    thumbnail: { rule: uploadRules.galleryPicture, into: 'thumbnail_media_id' },
  },
} as const;

/** Photos and videos. */
export const galleryCalls = defineCalls({
  ...resourceCalls(galleryItemContract),
  'GET /gallery/': {
    access: 'public',
    summary: 'The photos and videos visitors may see; for staff all of them',
    query: galleryQuery,
    translated: { resource: 'gallery' },
    reply: arrayOrPage(galleryItem),
    staffReply: arrayOrPage(staffGalleryItem),
  },
  'GET /gallery/{id}/': {
    access: 'public',
    summary: 'One photo or video visitors may see; for staff any',
    parameters: identifier,
    translated: { resource: 'gallery' },
    reply: galleryItem,
    staffReply: staffGalleryItem,
  },
});

/** The library: uploaded files, which can be used again. */
export const mediaCalls = defineCalls({
  'GET /media/': {
    access: 'media.view',
    summary: 'The library: files that can be used again',
    query: mediaQuery,
    reply: pageOf(mediaFile),
  },
  'GET /media/{id}/': {
    access: 'media.view',
    summary: 'One file, and where it is used',
    parameters: identifier,
    reply: mediaFileDetails,
  },
  'POST /media/': {
    access: 'media.create',
    summary: 'Send a file to the library',
    body: mediaFileSent,
    uploads: { file: uploadRules.library },
    reply: mediaFileDetails,
    status: 201,
  },
  'PUT /media/{id}/': {
    access: 'media.edit',
    summary: 'Change the words for a file, and the focal point of a picture',
    parameters: identifier,
    body: mediaFileInput,
    reply: mediaFileDetails,
  },
  'DELETE /media/{id}/': {
    access: 'media.delete',
    summary: 'Remove a file for good; only one that is used nowhere',
    parameters: identifier,
  },
});
