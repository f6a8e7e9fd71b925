import { type RawBuilder, sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '../../server/http/endpoint.ts';
import { sampleRoles } from '../../server/sample/roles.ts';
import { eachDatabase } from '../support/each-database.ts';
import { type SignedInUser, signedIn } from '../support/signed-in.ts';

type Schema = z.core.JSONSchema.BaseSchema;

const byFormat: Record<string, string> = {
  email: 'somebody@example.org',
  uri: 'https://example.org/',
  date: '2026-12-01',
  'date-time': '2026-12-01T08:00:00.000Z',
  uuid: '2f0b9d0e-7d3c-4a57-9a6e-3f1f3a7b6c11',
};

/** Text that most fields take: long enough, not too long, and the same each time. */
function anyText({ format = '', minLength = 0, maxLength = 100 }: Schema): string {
  return byFormat[format] ?? 'umusozi w’izuba '.repeat(Math.ceil(minLength / 16) + 1).slice(0, maxLength);
}

function anyOf(schema: Schema | boolean): unknown {
  if (typeof schema === 'boolean') return null;
  if ('default' in schema) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0] ?? schema.allOf?.[0];
  if (choice !== undefined) return anyOf(choice);
  if (schema.type === 'object') return anyObject(schema);
  if (schema.type === 'array') return [];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  return anyText(schema);
}

function anyObject({ properties = {}, required = [] }: Schema): Record<string, unknown> {
  return Object.fromEntries(required.map((name) => [name, anyOf(properties[name] ?? true)]));
}

/** A body that the schema most likely takes, made from its required fields. */
function anyBody(schema: z.ZodType): Record<string, unknown> {
  return anyObject(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}

const LONG_AGO = '2001-01-01T00:00:00.000Z';
const FAR_NUMBER = 77_777;

/** Fields that no body can set, whatever the call. */
const smuggled = {
  id: FAR_NUMBER,
  created_at: LONG_AGO,
  deleted_at: LONG_AGO,
  last_login: LONG_AGO,
  account_locked_until: LONG_AGO,
  otp: '000000',
  otp_created_at: LONG_AGO,
  failed_login_attempts: 99,
  password_hash: 'smuggled',
  view_count: FAR_NUMBER,
};

eachDatabase('keys that are not the writer’s to set', (app) => {
  let victim: SignedInUser;
  let large: number;
  let look: RawBuilder<unknown>;
  let bodies: Map<Endpoint, Record<string, unknown>>;
  let names = 0;
  const callers = new Map<string, SignedInUser | undefined>([['nobody', undefined]]);

  beforeAll(async () => {
    const superuser = await signedIn(app, { isSuperuser: true });
    victim = await signedIn(app);
    for (const { name, permissions } of sampleRoles) callers.set(name, await signedIn(app, { permissions }));
    callers.set('no role', await signedIn(app));
    look = await lookEverywhere();
    bodies = new Map(app.endpoints.flatMap((call) => (call.body ? [[call, anyBody(call.body)]] : [])));
    const role = { name: 'Beyond', permissions: ['settings.edit', 'audit.view', 'users.delete'] };
    large = (await (await app.call('POST', '/roles/', role, superuser.access)).json()).id;
    await app.call('POST', '/announcements/', { title: 'There', message: 'already' }, superuser.access);
  });

  const newName = () => {
    names += 1;
    return { name: `Role ${names}` };
  };
  const powers = () =>
    app.services.db.selectFrom('users').select(['id', 'is_staff', 'is_superuser']).orderBy('id').execute();
  const heldRoles = () =>
    app.services.db.selectFrom('user_roles').selectAll().orderBy('user_id').orderBy('role_id').execute();

  /** Asks every column of the database that a smuggled value could be in, in one go: where it is. */
  async function lookEverywhere() {
    const tables = await app.services.db.introspection.getTables();
    const places = tables.flatMap(({ name: table, columns }) =>
      columns.flatMap(({ name: column }) => {
        const value = Object.entries(smuggled).find(([key]) => key === column)?.[1];
        if (value === undefined) return [];
        const isThere = sql`exists (select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${value})`;
        return [sql<{ place: string }>`select ${sql.lit(`${table}.${column}`)} as place where ${isThere}`];
      }),
    );
    return sql.join<{ place: string }>(places, sql` union all `);
  }

  /** Everything in the database that holds a smuggled value. */
  async function arrived(): Promise<string[]> {
    const { rows } = await sql<{ place: string }>`${look}`.execute(app.services.db);
    return rows.map(({ place }) => place);
  }

  /** Sends every write of the API with these keys in its body; answers the statuses by call. */
  async function writeEverywhere(currentUser: SignedInUser | undefined, keys: Record<string, unknown>) {
    const statuses = new Map<string, number>();
    for (const [{ method, path }, body] of bodies) {
      const id = path.includes('user') || path.includes('User') ? victim.id : 1;
      const address = path.replaceAll(/\{\w+\}/g, String(id));
      const own = path.startsWith('/update-user/')
        ? { email: victim.email }
        : path.startsWith('/roles/')
          ? newName()
          : {};
      const reply = await app.call(method, address, { ...body, ...own, ...keys }, currentUser?.access);
      statuses.set(`${method} ${path}`, reply.status);
      expect(reply.status, `${method} ${path}`).toBeLessThan(500);
    }
    return statuses;
  }

  test.each(['nobody', 'no role', ...sampleRoles.map(({ name }) => name)])(
    'sent by %s, arrive nowhere',
    async (name) => {
      const [before, held] = [await powers(), await heldRoles()];
      await writeEverywhere(callers.get(name), smuggled);
      await writeEverywhere(callers.get(name), { is_superuser: true, is_staff: true });
      // An administrator may give this role away; it is the others who must not.
      if (name !== 'Administrator') {
        await writeEverywhere(callers.get(name), { role_ids: [large] });
        expect(await heldRoles()).toEqual(held);
      }
      expect(await arrived()).toEqual([]);
      const after = await powers();
      expect(after.slice(0, before.length)).toEqual(before);
      expect(after.slice(before.length).some((user) => user.is_staff || user.is_superuser)).toBe(false);
    },
  );

  test('the bodies are such that the calls do write', async () => {
    const statuses = await writeEverywhere(callers.get('Administrator'), {});
    const written = ['PUT /me/', 'PUT /update-user/{id}/', 'POST /announcements/', 'PUT /roles/{id}/'];
    for (const call of written) expect([call, statuses.get(call)]).toEqual([call, expect.toBeOneOf([200, 201])]);
  });
});
