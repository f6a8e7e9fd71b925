import { expect, test } from 'vitest';
import { eachDatabase } from '../../tests/support/each-database.ts';
import type { Trouble, Watched } from './trouble.ts';
import { lookAtTroubles } from './watch.ts';

const MINUTE = 60_000;

eachDatabase('what superusers are told', { perTest: true }, (app) => {
  const trouble = (level: Trouble['level'] = 'trouble', subject = 'It is broken'): Trouble => ({
    level,
    notice: (language) => ({ subject: language === 'fr' ? 'C’est cassé' : subject, body: 'Mend it.' }),
  });
  const thing = (found: Awaited<ReturnType<Watched['look']>>): Watched => ({
    subject: 'a thing',
    calm: 30 * MINUTE,
    look: async () => found,
    wellNotice: (language) => ({ subject: language === 'fr' ? 'C’est réparé' : 'It works again', body: 'Good.' }),
  });
  const find = (found: Awaited<ReturnType<Watched['look']>>) => lookAtTroubles(app.services, [thing(found)]);
  const told = async () => {
    const mails = await app.services.db.selectFrom('mails').select('subject').orderBy('id').execute();
    return mails.map(({ subject }) => subject);
  };

  test('is told once by several programs that find it at the same time, to each in their language', async () => {
    await app.addUser({ isSuperuser: true });
    const french = await app.addUser({ isSuperuser: true });
    await app.services.db.updateTable('users').set({ language: 'fr' }).where('id', '=', french.id).execute();
    await app.addUser({ isSuperuser: true, isActive: false });
    await Promise.all(Array.from({ length: 5 }, () => find(trouble())));
    expect((await told()).toSorted()).toEqual(['C’est cassé', 'It is broken']);
    await find('well');
    app.advance(31 * MINUTE);
    await Promise.all(Array.from({ length: 5 }, () => find('well')));
    expect((await told()).toSorted()).toEqual(['C’est cassé', 'C’est réparé', 'It is broken', 'It works again']);
  });

  test('a thing that comes and goes for hours is told once, and again when it has been well for half an hour', async () => {
    await app.addUser({ isSuperuser: true });
    for (let turn = 0; turn < 20; turn += 1) {
      await find(trouble());
      app.advance(5 * MINUTE);
      await find('well');
      app.advance(20 * MINUTE);
      await find('well');
    }
    expect(await told()).toEqual(['It is broken']);
    await find('unknown');
    app.advance(11 * MINUTE);
    await find('well');
    expect(await told()).toEqual(['It is broken', 'It works again']);
  });

  test('a trouble that becomes a danger is told again, and a danger that becomes less is not', async () => {
    await app.addUser({ isSuperuser: true });
    await find(trouble('trouble', 'It limps'));
    await find(trouble('danger', 'It burns'));
    await find(trouble('trouble', 'It limps'));
    await find(trouble('danger', 'It burns'));
    expect(await told()).toEqual(['It limps', 'It burns']);
  });

  test('what became well while the clock stood ahead is told when the clock is right again', async () => {
    await app.addUser({ isSuperuser: true });
    const now = app.services.clock().toISOString();
    await find(trouble());
    app.advance(800 * 24 * 60 * MINUTE);
    await find('well');
    app.setClock(now);
    await find('well');
    expect(await told()).toEqual(['It is broken', 'It works again']);
  });

  test('all is safe but in danger, or where something could not be looked at', async () => {
    expect(await find('well')).toBe(true);
    expect(await find('unknown')).toBe(true);
    expect(await find(trouble('trouble'))).toBe(true);
    expect(await find(trouble('danger'))).toBe(false);
    const broken = { ...thing('well'), look: () => Promise.reject(new Error('The database is away')) };
    expect(await lookAtTroubles(app.services, [broken])).toBe(false);
  });
});
