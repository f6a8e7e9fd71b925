import { video } from '../../domain/fields/video.ts';
import { blockType } from '../block-type.ts';
import { caption, givenTitle } from '../common-fields.ts';

export const film = blockType({
  label: 'Film',
  hint: 'A film of YouTube, Vimeo or the library. It is fetched once somebody starts it.',
  fields: { title: givenTitle, video: video({ label: 'Film' }), caption },
  sample: {
    title: 'How a savings group works',
    video: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    caption: 'Seven minutes, in Kinyarwanda.',
  },
});
