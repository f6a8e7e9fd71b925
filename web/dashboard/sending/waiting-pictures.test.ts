import { expect, test } from 'vitest';
import { holdPicture, sentPictures, type WaitingPicture } from './waiting-pictures.ts';

const file = new File(['x'], 'maize.jpg');
const picture = { url: '/media/maize.jpg', width: 900, height: 600 };

test('a form is saved with the addresses of pictures that were still on their way', async () => {
  const held: WaitingPicture = { file, ended: Promise.resolve(), picture: undefined, problem: undefined };
  held.ended = Promise.resolve().then(() => {
    held.picture = picture;
  });
  const key = holdPicture(held);
  const values = { title: 'Maize', content: `<figure><img src="${key}" alt="A $& field"></figure>`, is_featured: true };
  expect(await sentPictures(values)).toEqual({
    title: 'Maize',
    content: '<figure><img src="/media/maize.jpg" width="900" height="600" alt="A $& field"></figure>',
    is_featured: true,
  });
});

test('a form with a picture that was not taken is not saved, and says which one, at its text', async () => {
  const problem = 'The file is larger than 10 MB.';
  const key = holdPicture({ file, ended: Promise.resolve(), picture: undefined, problem });
  await expect(sentPictures({ content: `<img src="${key}">` })).rejects.toMatchObject({
    errors: { content: [`maize.jpg: ${problem}`] },
  });
});

test('values without such a picture stay as they are', async () => {
  const values = { content: '<p>Maize</p>', media_id: null };
  expect(await sentPictures(values)).toBe(values);
});
