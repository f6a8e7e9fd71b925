import { expect, test } from 'vitest';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { runBeside } from '../../tests/support/script.ts';
import { signedIn } from '../../tests/support/signed-in.ts';

eachDatabase('intambwe admin, beside a running server', (app) => {
  async function admin(...args: string[]): Promise<{ code: number; output: string }> {
    const { code, stdout, stderr } = await runBeside(app, ['admin', ...args]);
    return { code, output: stdout + stderr };
  }
  const login = (email: string, password: string) => app.call('POST', '/login/', { email, password });

  test('unlock: the right password is right again', async () => {
    const user = await app.addUser();
    for (let time = 0; time < 10; time += 1) await login(user.email, 'not this one');
    expect((await login(user.email, user.password)).status).toBe(401);
    expect(await admin('unlock', user.email.toUpperCase())).toMatchObject({ code: 0 });
    expect((await login(user.email, user.password)).status).toBe(200);
  });

  test('deactivate: a thief is out at the next call, and neither password nor mailbox lets anybody in', async () => {
    const user = await signedIn(app);
    const { code, output } = await admin('deactivate', user.email);
    expect(code).toBe(0);
    expect(output).toContain('No active superuser is left');
    expect((await app.call('GET', '/me/', undefined, user.access)).status).toBe(401);
    const { challenge } = await (await login(user.email, user.password)).json();
    const proof = { email: user.email, otp: await app.takeCode(user), challenge };
    expect((await app.call('POST', '/verify-otp/', proof)).status).toBe(403);
    await app.call('POST', '/forgot-password/', { email: user.email });
    expect(await app.services.db.selectFrom('password_links').select('user_id').execute()).toEqual([]);
    expect(await admin('sign-in-link', user.email)).toMatchObject({ code: 1 });

    const boss = await app.addUser({ isSuperuser: true });
    expect((await admin('deactivate', user.email)).output).not.toContain('No active superuser');
    expect((await admin('deactivate', boss.email)).output).toContain('No active superuser is left');
    expect(await admin('make-superuser', boss.email)).toMatchObject({ code: 0 });
    expect((await login(boss.email, boss.password)).status).toBe(200);
  });

  test('reset-password: what it prints signs in without any mail, and everything older is out', async () => {
    const user = await signedIn(app);
    const { output } = await admin('reset-password', user.email);
    const password = /password\s+(\S{16})/.exec(output)?.[1] ?? '';
    const otp = /recovery code\s+(\S+)/.exec(output)?.[1];
    expect((await app.call('GET', '/me/', undefined, user.access)).status).toBe(401);
    expect((await login(user.email, user.password)).status).toBe(401);
    const { challenge } = await (await login(user.email, password)).json();
    expect((await app.call('POST', '/verify-otp/', { email: user.email, otp, challenge })).status).toBe(200);
  });

  test('make-superuser: the account may do everything on its very next call', async () => {
    const user = await signedIn(app);
    expect((await app.call('GET', '/users/', undefined, user.access)).status).toBe(403);
    expect(await admin('make-superuser', user.email)).toMatchObject({ code: 0 });
    expect((await app.call('GET', '/users/', undefined, user.access)).status).toBe(200);
    const log = await app.services.db
      .selectFrom('audit')
      .select(['user_id', 'action'])
      .where('resource_id', '=', user.id)
      .execute();
    expect(log).toEqual([{ user_id: null, action: 'edit' }]);
  });

  test('list: says who the superusers are, and finds accounts in the trash', async () => {
    const boss = await app.addUser({ isSuperuser: true, email: 'boss@example.org' });
    const gone = await app.addUser({ email: 'gone@example.org' });
    const deleted_at = app.services.clock().toISOString();
    await app.services.db.updateTable('users').set({ deleted_at }).where('id', '=', gone.id).execute();
    const { code, output } = await admin('list');
    expect(code).toBe(0);
    expect(output).toMatch(new RegExp(`^superuser  ${boss.email} `, 'm'));
    expect(output).toMatch(new RegExp(`^ +${gone.email} .*in the trash since ${deleted_at}`, 'm'));
    expect(await admin('unlock', gone.email)).toMatchObject({
      code: 1,
      output: expect.stringContaining(`intambwe admin restore ${gone.email}`),
    });
    expect(await admin('restore', gone.email)).toMatchObject({ code: 0 });
    expect((await login(gone.email, gone.password)).status).toBe(200);
  });

  test('make-superuser: takes an account out of the trash, and makes one where there is none', async () => {
    const gone = await app.addUser();
    const deleted_at = app.services.clock().toISOString();
    await app.services.db.updateTable('users').set({ deleted_at }).where('id', '=', gone.id).execute();
    expect(await admin('make-superuser', gone.email)).toMatchObject({ code: 0 });
    expect((await login(gone.email, gone.password)).status).toBe(200);
    expect(await admin('make-superuser', 'nobody at all')).toMatchObject({ code: 1 });
    const { output } = await admin('make-superuser', 'Rescue@example.org');
    const [, token] = /#([\w-]{43})/.exec(output) ?? [];
    const answer = { token, password: 'umusozi w’izuba' };
    const { access, user } = await (await app.call('POST', '/sign-in-links/use/', answer)).json();
    expect(user).toMatchObject({ email: 'rescue@example.org', is_superuser: true });
    expect((await app.call('GET', '/users/', undefined, access)).status).toBe(200);
  });

  test('sign-in-link: signs in without any mail, and first of all makes the first account', async () => {
    const tokenOf = async (...args: string[]) =>
      /#([\w-]{43})/.exec((await admin('sign-in-link', ...args)).output)?.[1];
    const user = await app.addUser();
    const answer = { token: await tokenOf(user.email), password: 'umusozi w’izuba' };
    const made = await (await app.call('POST', '/sign-in-links/use/', answer)).json();
    expect((await app.call('GET', '/me/', undefined, made.access)).status).toBe(200);

    await app.services.db.updateTable('users').set({ is_superuser: false }).execute();
    const opened = await app.call('POST', '/sign-in-links/open/', { token: await tokenOf() });
    expect(await opened.json()).toEqual({ email: null });
    await admin('make-superuser', user.email);
    expect(await admin('sign-in-link')).toMatchObject({
      code: 1,
      output: expect.stringContaining('Name the account the link is for'),
    });
  });

  test('an unknown address and an unknown command say so, and do nothing', async () => {
    expect(await admin('unlock', 'nobody@example.org')).toMatchObject({
      code: 1,
      output: expect.stringContaining('There is no account with the address nobody@example.org.'),
    });
    expect(await admin('drop-everything', 'nobody@example.org')).toMatchObject({ code: 2 });
    expect(await admin('unlock')).toMatchObject({ code: 2 });
    expect(await admin()).toMatchObject({ code: 2, output: expect.stringContaining('reset-password') });
  });
});
