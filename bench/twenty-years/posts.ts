import { folded } from '../../domain/folded.ts';
import { libraryInto } from './library.ts';
import { RowWriter } from './rows.ts';
import { DAY, evenly, HOUR, isOneOfThree, iso, type Site, translationsInto, trashedAt } from './site.ts';

interface Filed {
  categories: readonly number[];
  tags: readonly number[];
}

const slugOf = (title: string, place: number) => `${folded(title).replaceAll(/[^a-z0-9]+/g, '-')}-${place}`;

async function addSubjects(site: Site): Promise<Filed> {
  const { db, scale, now, texts } = site;
  const rows = new RowWriter(db);
  const addCategory = await rows.numberedInto('categories');
  const addTag = await rows.numberedInto('tags');
  const translate = translationsInto(site, rows);
  const created_at = iso(now - 3_000 * DAY);
  const some = (count: number) => Array.from({ length: Math.round(count * Math.sqrt(scale)) }, (_, place) => place);
  const categories = some(5).map((place) => {
    const name = `${texts.title('en').slice(0, 40)} ${place}`;
    const id = addCategory({
      ...{ name, slug: slugOf(name, place), icon: 'briefcase', created_at, updated_at: created_at, deleted_at: null },
    });
    translate({ resource: 'categories', id, texts: { name }, at: now - 100 * DAY }, 0.9);
    return id;
  });
  const tags = some(30).map((place) =>
    addTag({ name: `${texts.title('en')} ${place}`, slug: `tag-${place}`, created_at }),
  );
  await rows.writeAll();
  return { categories, tags };
}

/** Posts with pictures, their categories and tags, earlier versions, and half of them translated. */
export async function addPosts(site: Site, rare: string): Promise<void> {
  const { db, scale, now, chance, texts, users } = site;
  const { categories, tags } = await addSubjects(site);
  const rows = new RowWriter(db);
  const library = await libraryInto(site, rows);
  const add = await rows.numberedInto('posts');
  const addTag = rows.into('post_tags');
  const addVersion = rows.into('versions');
  const translate = translationsInto(site, rows);
  const count = 200 * scale;
  for (let place = 0; place < count; place += 1) {
    const at = evenly(site, place, count) - 2 * DAY;
    const author_id = chance.pick(users);
    const status = chance.happens(0.95) ? 'published' : chance.pick(['draft', 'draft', 'archived'] as const);
    const ending = isOneOfThree(place, count) ? ` ${rare}` : '';
    const title = `${texts.title('en')}${ending}`;
    const said = {
      title,
      excerpt: `${texts.sentence('en')} ${texts.sentence('en')}`,
      content: texts.html('en', 3 + chance.below(28)),
    };
    const id = add({
      ...{ ...said, slug: slugOf(title, place), status, author_id, author_name: null },
      ...{ media_id: library.picture(at), category_id: chance.pick(categories), is_featured: chance.happens(0.01) },
      ...{ published_date: status === 'draft' ? null : iso(at), view_count: chance.below(5_000) },
      created_at: iso(at),
      updated_at: iso(Math.min(now, at + chance.below(100) * HOUR)),
      deleted_at: trashedAt(site, 0.01),
    });
    for (const tag_id of new Set([chance.pick(tags), chance.pick(tags)])) addTag({ post_id: id, tag_id });
    for (const hours of [0, 1])
      addVersion({
        ...{ resource: 'posts', record: String(id), language: 'en', at: iso(at + hours * HOUR), user_id: author_id },
        texts: JSON.stringify(said),
      });
    if (place % 2 === 0) translate({ resource: 'posts', id, texts: said, at: at + 10 * DAY }, 0.95);
    await rows.keepShort();
  }
  await rows.writeAll();
}
