import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startTestApp } from '../../../tests/support/test-app.ts';
import { newKey } from '../../media/keys.ts';
import { TemporaryFiles } from '../../uploads/temporary-files.ts';
import { checkLibrary } from './library.ts';

test('pictures and sizes of them whose files are not there are counted and named', async () => {
  const app = await startTestApp();
  onTestFinished(() => app.close());
  const { config, db, media } = app.services;
  const place = { config, db, storage: media.storage, files: new TemporaryFiles(join(config.dataFolder, 'uploads')) };
  const [key, size] = [newKey('jpg'), newKey('webp')];
  await db
    .insertInto('media')
    .values({
      key,
      type: 'image/jpeg',
      bytes: 9,
      width: 3,
      height: 3,
      alt: 'A hill',
      placeholder: null,
      variants: JSON.stringify([{ key: size, type: 'image/webp', width: 3, height: 3, bytes: 9 }]),
      created_at: app.services.clock().toISOString(),
    })
    .execute();
  await media.storage.put(key, new Uint8Array(9));
  expect(await checkLibrary(place)).toMatchObject({
    level: 'problem',
    says: expect.stringContaining(`1 of 2 files of the media library are missing, such as ${size}`),
  });
  await media.storage.put(size, new Uint8Array(9));
  expect(await checkLibrary(place)).toMatchObject({ level: 'OK' });
});
