import { brotliCompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { pageBlocks } from '../../blocks/registry.ts';
import { OWN_TEXT } from '../../domain/fields/blocks.ts';
import type { Fields } from '../../domain/fields/field.ts';
import { eachDatabase } from '../../tests/support/each-database.ts';
import { addEvent, addPicture, addPost } from '../../tests/support/factories.ts';
import { type SignedInUser, signedIn } from '../../tests/support/signed-in.ts';

/** Bytes that a block's HTML may weigh, compressed by itself. */
const MOST = 4096;

/** The blocks of lists, forms and pictures draw nothing where there is nothing to list or show, and sections on pages of staff. */
const mayBeNothing = ['giving_progress', 'ways_to_give', 'form', 'section'];

const types = Object.entries<{ fields: Fields; sample: Readonly<Record<string, unknown>> }>(pageBlocks).filter(
  ([type]) => type !== OWN_TEXT,
);

eachDatabase('every type of block', { sample: true }, (app) => {
  let staff: SignedInUser;
  let picture: number;
  let bare: number;

  beforeAll(async () => {
    staff = await signedIn(app, { isSuperuser: true });
    picture = await addPicture(app.services);
    await addEvent(app.services);
    await addPost(app.services);
    bare = (await drawn('bare', [])).length;
  });

  /** The HTML of the blocks of a new page, without what stands around them. */
  async function drawn(address: string, blocks: readonly object[]): Promise<string> {
    const body = { title: 'A page', address, status: 'published', blocks: [{ type: OWN_TEXT }, ...blocks] };
    const reply = await app.call('POST', '/pages/', body, staff.access);
    expect(reply.status, await reply.clone().text()).toBe(201);
    const document = await (await app.get(`/${address}`)).text();
    const article = /<article[^>]*>([\s\S]*?)<\/article><\/main>/.exec(document)?.[1];
    if (article === undefined) throw new Error('The page has no article');
    return article.replace(/^[\s\S]*?<\/h1><\/div>/, '');
  }

  /** The value with a picture wherever there may be one. */
  const pictured = (fields: Fields, values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        const field = fields[name];
        if (field?.kind === 'picture') return [name, picture];
        const entries = field && 'fields' in field.options ? field.options.fields : undefined;
        return [
          name,
          entries && Array.isArray(value)
            ? value.map((entry: Record<string, unknown>) => pictured(entries, entry))
            : value,
        ];
      }),
    );

  test.each(types)('%s: its sample is accepted and drawn, and weighs little', async (type, { fields, sample }) => {
    const html = await drawn(`sample-${type.replaceAll('_', '-')}`, [{ type, ...pictured(fields, sample) }]);
    if (!mayBeNothing.includes(type)) expect(html.length).toBeGreaterThan(bare + 50);
    expect(brotliCompressSync(html).length, 'bytes with brotli').toBeLessThanOrEqual(MOST);
  });

  test.each(types)(
    '%s: without what is optional it is accepted, and the page is drawn',
    async (type, { fields, sample }) => {
      const needed = Object.entries(fields).filter(([, { written }]) => !written.safeParse(undefined).success);
      const least = Object.fromEntries(needed.map(([name]) => [name, sample[name]]));
      const html = await drawn(`least-${type.replaceAll('_', '-')}`, [{ type, ...least }]);
      expect(html).not.toContain('undefined');
    },
  );

  test('the form to give stands once on a page', async () => {
    const html = await drawn('twice', [{ type: 'ways_to_give' }, { type: 'ways_to_give', title: 'Again' }]);
    expect(html).not.toContain('Again');
  });
});
