import { expect, test } from 'vitest';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addPost } from '../../tests/support/factories.ts';
import { startTestApp } from '../../tests/support/test-app.ts';
import type { Write } from '../database/unit-of-work.ts';
import { Counts } from './counts.ts';

eachDatabase('counting', (app, kind) => {
  const viewsOf = async (id: number) =>
    (await app.services.db.selectFrom('posts').select('view_count').where('id', '=', id).executeTakeFirstOrThrow())
      .view_count;

  test('visits that cannot be written now are written with the next, once', async () => {
    const id = await addPost(app.services);
    let works = false;
    const write: Write = (user, work) =>
      app.services.write(user, async (unit) => {
        const result = await work(unit);
        if (!works) throw new Error('The disk is full');
        return result;
      });
    const counts = new Counts(write, app.services.log);
    await counts.add('post views', id, '10.0.0.1');
    await counts.flush();
    expect(await viewsOf(id)).toBe(0);
    await counts.add('post views', id, '10.0.0.1');
    works = true;
    await counts.flush();
    await counts.flush();
    expect(await viewsOf(id)).toBe(2);
  });

  test.runIf(kind === 'postgres')('a process that stops writes what it has counted', async () => {
    const id = await addPost(app.services);
    const other = await startTestApp({
      databaseUrl: app.services.config.databaseUrl,
      settings: { SECRET_KEY: app.services.config.secretKey },
    });
    await fetch(`${other.url}/api/posts/${id}/view/`, { method: 'POST' });
    await other.close();
    expect(await viewsOf(id)).toBe(1);
  });
});
