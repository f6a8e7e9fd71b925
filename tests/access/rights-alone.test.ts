import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../domain/api/api.ts';
import { type CallDefinition, namedCalls } from '../../domain/api/call.ts';
import { allPermissions, type Permission } from '../../domain/permission.ts';
import { testModules } from '../../modules/tests.ts';
import { openGiving } from '../support/giving.ts';
import { accessFor, signedIn } from '../support/signed-in.ts';
import { addDonation, addMessage } from '../support/submissions.ts';
import { MORNING, startTestApp, type TestApp } from '../support/test-app.ts';

/** A word that stands in a record of every kind with personal data. */
const NAME = 'kalisa';

const LATER = '2027-12-01T00:00:00.000Z';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  const { services } = app;
  const email = `${NAME}@example.org`;
  await addDonation(services, { full_name: NAME, email });
  await addMessage(services, { name: NAME, email });
  await (await openGiving(app)).pledge({ full_name: NAME, email });
  const { id } = await app.addUser({ email });
  // The overview shows the newest accounts: this one stays among them.
  await services.db.updateTable('users').set({ created_at: LATER }).where('id', '=', id).execute();
  await services.db
    .insertInto('newsletter_subscribers')
    .values({ email, status: 'confirmed', unsubscribe_hash: NAME, created_at: MORNING, mailed_at: MORNING })
    .execute();
  const campaign = { subject: 'News', content: '<p>The well of Kigina is open.</p>' };
  await app.call('POST', '/newsletter/campaigns/', campaign, (await signedIn(app, { isSuperuser: true })).access);
});

afterAll(() => app.close());

/** Calls that are sent, and change nothing. */
const sentReads: readonly string[] = ['POST /privacy/search/', 'POST /privacy/person/', 'POST /privacy/export/'];

/** Calls that read and are not for everybody. That each lets in whoever it says is tried in `access.test.ts`. */
const readsOf = (calls: Readonly<Record<string, CallDefinition>>) =>
  namedCalls(calls)
    .map((call) => ({ ...call, name: `${call.method} ${call.path}` }))
    .filter(({ method, access, name }) => access !== 'public' && (method === 'GET' || sentReads.includes(name)));
const modules = testModules.flatMap(({ access }) => access ?? []);
const ofModules = new Set(modules.flatMap(({ calls }) => Object.keys(calls)));
const reads = readsOf(api).filter(({ name }) => !ofModules.has(name));

/** Answers the name of the call, and says if the reply about the first record has the person's name or address. */
async function read({ name, path }: { name: string; path: string }, access: string): Promise<string> {
  if (!name.startsWith('GET')) return `${name}: personal data`;
  const reply = await app.call('GET', path.replace('{id}', '1'), undefined, access);
  return (await reply.text()).includes(NAME) ? `${name}: personal data` : name;
}

type Reads = ReturnType<typeof readsOf>;

/** Those of the calls that let in whoever holds these rights. */
async function readableWith(calls: Reads, held: readonly string[], access: string): Promise<string[]> {
  const lines: string[] = [];
  for (const call of calls)
    if (call.access === 'signed-in' || held.includes(call.access)) lines.push(await read(call, access));
  return lines;
}

/** The kinds of records that the search finds for somebody. */
async function foundKinds(access: string): Promise<string[]> {
  const reply = await app.call('GET', `/search/records/?text=${NAME}`, undefined, access);
  const found: { kind: string }[] = await reply.json();
  return [...new Set(found.map(({ kind }) => `search: ${kind}`))].sort();
}

interface Holder {
  right: Permission;
  access: string;
  /** All that the role has. */
  held: string[];
}

/** Somebody with a role that was made on the dashboard with this right alone. */
async function withRight(right: Permission, administrator: string): Promise<Holder> {
  const body = { name: `Only ${right}`, description: '', is_active: true, permissions: [right] };
  const reply = await app.call('POST', '/roles/', body, administrator);
  const { id, permissions }: { id: number; permissions: string[] } = await reply.json();
  const user = await app.addUser();
  await app.services.db.insertInto('user_roles').values({ user_id: user.id, role_id: id }).execute();
  return { right, access: await accessFor(app, user.id), held: permissions };
}

const listed = (lines: readonly string[]) => lines.map((line) => `- ${line}\n`).join('');

const sectionOf = (name: string, lines: readonly string[]) => `\n## ${name}\n\n${listed(lines)}`;

const EVERYBODY = 'Everybody who is signed in';

test('each right alone reads what is written down for it, and nothing else', async () => {
  const administrator = (await signedIn(app, { isSuperuser: true })).access;
  const { access: anybody } = await signedIn(app);
  const holders: Holder[] = [];
  for (const right of allPermissions) holders.push(await withRight(right, administrator));

  const everybody = [...(await readableWith(reads, [], anybody)), ...(await foundKinds(anybody))];
  let table = `# What each right alone reads

Calls that are not for everybody, and the kinds of personal records that the search finds, for a role made with one right. What is not
listed is refused. “Personal data” says that the reply had the name or the address of a person in it. The calls of a module stand in its \`tests/rights-alone.md\`.
Changes are not listed: \`statements.edit\` names the giver to whom it assigns money, whoever that is. The test beside this file fails when a right reads more or less. If that is meant, look at every line that changed, and
write the table anew: \`npx vitest run tests/access/rights-alone.test.ts -u\`.
${sectionOf(EVERYBODY, everybody)}`;
  for (const { right, access, held } of holders) {
    const brought = held.filter((one) => one !== right).map((one) => `brings the right ${one}`);
    const read = [...(await readableWith(reads, held, access)), ...(await foundKinds(access))];
    table += sectionOf(right, [...brought, ...read.filter((line) => !everybody.includes(line))]);
  }
  await expect(table).toMatchFileSnapshot('rights-alone.md');

  for (const { calls, folder } of modules) {
    const own = readsOf(calls);
    const sections = [{ name: EVERYBODY, lines: await readableWith(own, [], anybody) }];
    for (const { right, access, held } of holders) {
      const read = await readableWith(own, held, access);
      sections.push({ name: right, lines: read.filter((line) => !sections[0]?.lines.includes(line)) });
    }
    const written = sections.filter(({ lines }) => lines.length > 0).map(({ name, lines }) => sectionOf(name, lines));
    const ofModule = `# What each right alone reads by the calls of this module\n\nAs in \`tests/access/rights-alone.md\`.\n`;
    await expect(ofModule + written.join('')).toMatchFileSnapshot(`../../${folder}/rights-alone.md`);
  }
});
