import { beforeAll, expect, test } from 'vitest';
import type { User } from '../../domain/user.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';

eachDatabase('users', (app) => {
  let superuser: SignedInUser;
  let manager: SignedInUser;
  let made = 0;

  beforeAll(async () => {
    superuser = await signedIn(app, { isSuperuser: true });
    manager = await signedIn(app, {
      permissions: ['users.view', 'users.create', 'users.edit', 'users.delete', 'users.view_security', 'posts.view'],
    });
  });

  const input = (options: Record<string, unknown> = {}) => {
    made += 1;
    return { email: `new${made}@example.org`, first_name: 'Aline', last_name: 'Uwase', role_ids: [], ...options };
  };
  const register = (options: Record<string, unknown> = {}, by = superuser) =>
    app.call('POST', '/register/', input(options), by.access);
  async function create(options: Record<string, unknown> = {}, by = superuser): Promise<User> {
    const reply = await register(options, by);
    expect(reply.status).toBe(201);
    return reply.json();
  }
  const update = (user: Pick<User, 'id' | 'email'>, options: Record<string, unknown> = {}, by = superuser) =>
    app.call('PUT', `/update-user/${user.id}/`, input({ email: user.email, ...options }), by.access);
  const prove = (by: SignedInUser) => app.call('POST', '/me/proof/', { password: by.password }, by.access);
  const list = async (query = '', by = superuser): Promise<User[]> =>
    (await app.call('GET', `/users/${query}`, undefined, by.access)).json();
  const details = (id: number, by = superuser) => app.call('GET', `/userDetails/${id}`, undefined, by.access);
  const me = async (access: string) => (await app.call('GET', '/me/', undefined, access)).status;
  const login = (email: string, password: string) => app.call('POST', '/login/', { email, password });

  test('a new user gets a mail with a link, sets a password with it, and signs in', async () => {
    const user = await create();
    expect(user).toMatchObject({ is_active: true, is_staff: false, is_verified: false, is_superuser: false });
    expect(user.verification_token_expires).not.toBeNull();
    const mail = await app.mailbox.take(user.email);
    expect(mail.text).toContain('https://intambwe.example/autho/invitation?token=');
    const token = /token=(\S+)/.exec(mail.text ?? '')?.[1];
    const accept = (password: string) => app.call('POST', '/invitations/accept/', { token, password });
    expect((await accept('123456')).status).toBe(400);
    expect((await accept('hills of rwanda')).status).toBe(200);
    expect((await accept('hills of rwanda')).status).toBe(400);
    expect(await (await details(user.id)).json()).toMatchObject({
      is_verified: true,
      verification_token_expires: null,
    });
    expect((await login(user.email, 'hills of rwanda')).status).toBe(200);
  });

  test('an invitation is too late after three days, and can be sent again', async () => {
    const user = await create();
    const linkOf = async () => /token=(\S+)/.exec((await app.mailbox.take(user.email)).text ?? '')?.[1];
    const first = await linkOf();
    app.advance(72 * 3_600_000);
    const access = (await app.signIn(superuser)).access;
    superuser = { ...superuser, access };
    manager = { ...manager, access: (await app.signIn(manager)).access };
    const accept = (token?: string) => app.call('POST', '/invitations/accept/', { token, password: 'hills of rwanda' });
    expect((await accept(first)).status).toBe(400);
    expect((await app.call('POST', `/users/${user.id}/invitation/`, undefined, access)).status).toBe(200);
    expect((await accept(await linkOf())).status).toBe(200);
    expect((await app.call('POST', `/users/${user.id}/invitation/`, undefined, access)).status).toBe(409);
  });

  test('with a password in the form there is no invitation', async () => {
    const user = await create({ password: 'hills of rwanda' });
    expect((await login(user.email, 'hills of rwanda')).status).toBe(200);
    const mails = app.mailbox.received.filter(({ subject }) => subject?.includes('invited'));
    expect(mails.some(({ to }) => to?.some(({ address }) => address === user.email))).toBe(false);
  });

  test.each([
    [{ email: '' }, 'Please enter a valid email address.', 'email'],
    [{ email: 'aline', first_name: '' }, 'Please enter a valid email address.', 'email'],
    [{ first_name: ' ' }, 'First name and last name are required.', 'first_name'],
    [{ last_name: undefined }, 'First name and last name are required.', 'last_name'],
    [{ password: '12345' }, 'Password must be at least 6 characters long', 'password'],
    [{ password: 'Password1!' }, 'This password is too common. Please choose another.', 'password'],
    [
      { email: 'mukamana@example.org', password: 'xMukamana77' },
      'The password must not contain the e-mail address. Choose another.',
      'password',
    ],
    [{ role_ids: [2147483000] }, 'Choose roles from the list.', 'role_ids'],
    [{ is_active: 'yes' }, 'Say yes or no.', 'is_active'],
  ])('bad input %j is named in the specification’s words', async (options, detail, field) => {
    const reply = await register(options);
    expect(reply.status).toBe(400);
    const problem = await reply.json();
    expect(problem.detail).toBe(detail);
    expect(problem.errors[field]).toContain(detail);
  });

  test('one address is one account, in whatever letter case, and also from the trash', async () => {
    const user = await create({ email: 'Twice@Example.org' });
    expect(user.email).toBe('twice@example.org');
    const again = await register({ email: 'TWICE@example.org' });
    expect([again.status, (await again.json()).detail]).toEqual([
      400,
      'A user with this e-mail address already exists. Enter another address.',
    ]);
    await app.call('DELETE', `/users/${user.id}/`, undefined, superuser.access);
    expect((await (await register({ email: 'twice@example.org' })).json()).detail).toContain('in the trash');
  });

  test('the list searches, filters and pages', async () => {
    const user = await create({ first_name: 'Immaculée', last_name: 'Ntawukuriryayo', is_active: false });
    const ids = (found: User[]) => found.map(({ id }) => id);
    expect(ids(await list('?search=immaculée%20NTAWU'))).toEqual([user.id]);
    expect(ids(await list(`?search=${encodeURIComponent(user.email)}`))).toEqual([user.id]);
    expect(ids(await list('?status=inactive'))).toContain(user.id);
    expect(ids(await list('?status=active'))).not.toContain(user.id);
    expect(ids(await list('?status=verified'))).not.toContain(user.id);
    expect(ids(await list('?is_staff=true'))).not.toContain(user.id);
    const page = await (await app.call('GET', '/users/?page=1&page_size=2', undefined, superuser.access)).json();
    expect(page.results).toHaveLength(2);
    expect(page.count).toBeGreaterThan(2);
  });

  test('fields left out of a change stay, and a blank password keeps the old one', async () => {
    const user = await create({ password: 'hills of rwanda', is_staff: true, is_verified: true });
    const reply = await update(user, { first_name: 'Béatrice', password: '', role_ids: undefined });
    expect(await reply.json()).toMatchObject({
      first_name: 'Béatrice',
      is_staff: true,
      is_verified: true,
      is_active: true,
    });
    expect((await login(user.email, 'hills of rwanda')).status).toBe(200);
  });

  test('switching an account off bites on its very next call, and does not come back with it', async () => {
    const user = await signedIn(app);
    expect(await me(user.access)).toBe(200);
    expect((await update(user, { is_active: false }, manager)).status).toBe(200);
    expect(await me(user.access)).toBe(401);
    await update(user, { is_active: true }, manager);
    expect(await me(user.access)).toBe(401);
  });

  test('a new password, set by an administrator, signs its owner out and tells them', async () => {
    const user = await signedIn(app);
    await prove(manager);
    expect((await update(user, { password: 'another one entirely' }, manager)).status).toBe(200);
    expect(await me(user.access)).toBe(401);
    expect((await app.mailbox.take(user.email)).subject).toBe('Your password was changed');
    expect((await login(user.email, 'another one entirely')).status).toBe(200);
  });

  test('a role that is taken away narrows the very next call', async () => {
    const user = await signedIn(app, { permissions: ['posts.view', 'users.view'] });
    expect((await app.call('GET', '/users/', undefined, user.access)).status).toBe(200);
    expect((await update(user, { role_ids: [] }, superuser)).status).toBe(200);
    const refused = await app.call('GET', '/users/', undefined, user.access);
    expect(refused.status).toBe(403);
    expect((await refused.json()).contact).toContain('@example.org');
  });

  test('deleting moves to the trash and signs out; restoring brings the account back, signed out', async () => {
    const user = await signedIn(app);
    expect((await app.call('DELETE', `/users/${user.id}/`, undefined, manager.access)).status).toBe(204);
    expect(await me(user.access)).toBe(401);
    expect((await login(user.email, user.password)).status).toBe(401);
    expect((await list('?trash=true')).map(({ id }) => id)).toContain(user.id);
    expect((await app.call('POST', `/users/${user.id}/restore/`, undefined, manager.access)).status).toBe(200);
    expect(await me(user.access)).toBe(401);
    expect((await login(user.email, user.password)).status).toBe(200);
  });

  test('a user’s sessions can be seen and ended', async () => {
    const user = await signedIn(app);
    const sessions = await (await app.call('GET', `/users/${user.id}/sessions/`, undefined, manager.access)).json();
    expect(sessions).toEqual([expect.objectContaining({ device: 'Unknown device', is_current: false })]);
    expect((await app.call('DELETE', `/users/${user.id}/sessions/`, undefined, manager.access)).status).toBe(204);
    expect(await me(user.access)).toBe(401);
  });

  test('everybody may see themselves, but others only with the permission', async () => {
    const user = await signedIn(app);
    expect((await details(user.id, user)).status).toBe(200);
    expect((await details(manager.id, user)).status).toBe(403);
    expect((await details(2147483000)).status).toBe(404);
  });

  test('the security of an account is for those who look after it, and the code for nobody', async () => {
    const user = await app.addUser();
    await login(user.email, user.password);
    const code = await app.takeCode(user);
    const seen = await (await details(user.id, manager)).text();
    expect(JSON.parse(seen)).toMatchObject({ failed_login_attempts: 0, otp_created_at: expect.any(String) });
    expect(seen).not.toContain(code);
    expect(seen).not.toMatch(/hash|"password|"otp"/);
    const colleague = await signedIn(app, { permissions: ['users.view'] });
    expect(await (await details(user.id, colleague)).json()).not.toHaveProperty('otp_created_at');
  });

  test('a new address is told to the old one, and links mailed there open nothing any more', async () => {
    const user = await create();
    const token = /token=(\S+)/.exec((await app.mailbox.take(user.email)).text ?? '')?.[1];
    await prove(manager);
    await app.call('PUT', `/update-user/${user.id}/`, input({ email: 'moved@example.org' }), manager.access);
    expect((await app.mailbox.take(user.email)).subject).toBe('Your e-mail address was changed');
    const reply = await app.call('POST', '/invitations/accept/', { token, password: 'hills of rwanda' });
    expect(reply.status).toBe(400);
  });

  test('every write leaves who, what, before and after, and no secret', async () => {
    const user = await create({ password: 'hills of rwanda' });
    await prove(superuser);
    await update(user, { first_name: 'Chantal', password: 'quite another one' });
    const log = await app.services.db
      .selectFrom('audit')
      .selectAll()
      .where('resource', '=', 'users')
      .where('resource_id', '=', user.id)
      .orderBy('id')
      .execute();
    expect(log.map(({ action }) => action)).toEqual(['create', 'set_password', 'edit']);
    expect(log.every(({ user_id }) => user_id === superuser.id)).toBe(true);
    expect(JSON.parse(log[2]?.before ?? '')).toMatchObject({ first_name: 'Aline' });
    expect(JSON.parse(log[2]?.after ?? '')).toMatchObject({ first_name: 'Chantal' });
    expect(JSON.stringify(log)).not.toMatch(/hills of|quite another|argon2|hash/);
  });
});
