import { expect, test } from 'vitest';
import { isYoutube, youtubeVideoId } from './video.ts';

const ID = 'a1B2c3-_9Zx';

test.each([
  [`https://www.youtube.com/watch?v=${ID}`, ID],
  [`http://youtube.com/watch?v=${ID}&t=42s`, ID],
  [`https://m.youtube.com/watch?app=desktop&v=${ID}`, ID],
  [`https://youtu.be/${ID}`, ID],
  [`https://youtu.be/${ID}?si=abcdef`, ID],
  [`https://www.youtube.com/embed/${ID}?rel=0`, ID],
  [`https://www.youtube-nocookie.com/embed/${ID}`, ID],
  [`https://www.youtube.com/shorts/${ID}`, ID],
  [`https://www.youtube.com/live/${ID}#now`, ID],
  [`https://www.youtube.com/v/${ID}`, ID],
  [`HTTPS://WWW.YOUTUBE.COM/watch?v=${ID}`, ID],
  ['https://www.youtube.com/watch?v=short', null],
  [`https://www.youtube.com/watch?v=${ID}x`, null],
  ['https://www.youtube.com/watch?v=a1B2c3%2F9Zx', null],
  ['https://youtu.be/', null],
  ['https://www.youtube.com/@channel', null],
  ['https://www.youtube.com/', null],
])('%s is the YouTube video %s', (url, id) => {
  expect(isYoutube(url)).toBe(true);
  expect(youtubeVideoId(url)).toBe(id);
});

test.each(['/media/abc.webm', `https://example.org/watch?v=${ID}`, `https://vimeo.com/${ID}`, ''])(
  '%s is no YouTube video',
  (url) => {
    expect(isYoutube(url)).toBe(false);
    expect(youtubeVideoId(url)).toBeNull();
  },
);
