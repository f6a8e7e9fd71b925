import { expect, test } from 'vitest';
import { filmPlayer, isFilm, isYoutube, youtubeVideoId } from './video.ts';

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

test.each([
  [`https://youtu.be/${ID}`, `https://www.youtube-nocookie.com/embed/${ID}`],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://www.vimeo.com/76979871?share=copy', 'https://player.vimeo.com/video/76979871'],
  ['https://player.vimeo.com/video/76979871#t=1s', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/channels/staffpicks/76979871/', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/about', null],
  ['https://vimeo.com.evil.example/76979871', null],
  ['https://evil.example/https://vimeo.com/76979871', null],
  ['javascript:alert(1)//vimeo.com/76979871', null],
  ['/media/abc.mp4', null],
])('%s is played by %s', (url, player) => expect(filmPlayer(url)).toBe(player));

test.each([
  `https://youtu.be/${ID}`,
  'https://player.vimeo.com/video/76979871#t=1s',
  'https://example.org/films/rain.MP4?download=1#t=3',
  '/media/abc.webm',
])('%s is a film', (url) => expect(isFilm(url)).toBe(true));

test.each([
  'https://example.org/',
  'https://example.org/about?file=film.mp4',
  'https://www.youtube.com/@channel',
  'https://www.youtube.com/a.mp4',
  'https://vimeo.com/about',
  '',
])('%s is no film', (url) => expect(isFilm(url)).toBe(false));
