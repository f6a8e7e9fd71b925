import { expect, test } from 'vitest';
import { eachDatabase } from '../../../tests/support/each-database.ts';
import { addPost } from '../../../tests/support/factories.ts';
import { newKey } from '../../media/keys.ts';
import { checkFileLinks } from './database.ts';

eachDatabase('what is stored of the uses of files', (app) => {
  test('is compared with the texts themselves', async () => {
    const { services } = app;
    await addPost(services, { content: `<img src="/media/${newKey('jpg')}" alt="">` });
    expect(await checkFileLinks(services)).toMatchObject({ level: 'OK' });
    await services.db.updateTable('file_links').set({ stem: 'none' }).execute();
    expect(await checkFileLinks(services)).toMatchObject({
      level: 'problem',
      says: expect.stringContaining('2 of posts.content'),
    });
    await services.db.deleteFrom('file_links').execute();
    expect(await checkFileLinks(services)).toMatchObject({ says: expect.stringContaining('1 of posts.content') });
  });
});
