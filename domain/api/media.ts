import { identifier } from '../identifier.ts';
import { pageOf } from '../listing.ts';
import { mediaFile, mediaFileDetails, mediaFileInput, mediaFileSent, mediaQuery } from '../picture.ts';
import { uploadRules } from '../upload.ts';
import { defineCalls } from './call.ts';

/** The library: what was uploaded, to be used again. */
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
    summary: 'Change the words that stand for a picture',
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
