import { sql } from 'kysely';
import { isSqlite } from '../../server/database/columns.ts';
import type { Database } from '../../server/database/open.ts';

async function texts(db: Database, query: ReturnType<typeof sql<{ text: string }>>): Promise<string[]> {
  const { rows } = await query.execute(db);
  return rows.map(({ text }) => text);
}

/** The parts of a `create table` between commas outside brackets. */
function parts(statement: string): string[] {
  const body = statement.slice(statement.indexOf('(') + 1, statement.lastIndexOf(')'));
  const found = [''];
  let depth = 0;
  for (const letter of body) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) found.push('');
    else found[found.length - 1] += letter;
  }
  return found;
}

/** Removes quotation marks around names, and meaningless spaces; text in single quotes stays as it is. */
const plain = (text: string) =>
  text
    .split("'")
    .map((part, place) =>
      place % 2 === 1
        ? part
        : part
            .replaceAll('"', '')
            .replaceAll(/\s+/g, ' ')
            .replaceAll(/ ?([(),;]) ?/g, '$1'),
    )
    .join("'")
    .trim();

async function sqliteSchema(db: Database): Promise<string[]> {
  const columns = await texts(
    db,
    sql`
      select 'column ' || t.name || '.' || c.name || ' ' || c.type || ' null=' || (c."notnull" = 0) || ' default=' ||
        coalesce(c.dflt_value, '-') || ' key=' || c.pk || ' hidden=' || c.hidden as text
      from pragma_table_list as t join pragma_table_xinfo(t.name) as c
      where t.schema = 'main' and t.type = 'table' and t.name not like 'sqlite@_%' escape '@'`,
  );
  const references = await texts(
    db,
    sql`
      select 'reference ' || t.name || '.' || f."from" || ' ' || f."table" || '.' || f."to" || ' delete=' || f.on_delete ||
        ' update=' || f.on_update as text
      from pragma_table_list as t join pragma_foreign_key_list(t.name) as f where t.schema = 'main'`,
  );
  const indexes = await texts(
    db,
    sql`
      select 'index ' || t.name || ' ' || iif(i.origin = 'c', i.name, 'origin=' || i.origin) || ' unique=' || i."unique" ||
        ' (' || group_concat(coalesce(x.name, '?') || iif(x."desc", ' desc', '') || ' ' || x.coll, ', ' order by x.seqno) || ')'
        as text
      from pragma_table_list as t join pragma_index_list(t.name) as i join pragma_index_xinfo(i.name) as x
      where t.schema = 'main' and x.key group by t.name, i.name`,
  );
  const { rows } = await sql<{ type: string; name: string; sql: string }>`
    select type, name, sql from sqlite_master where sql is not null`.execute(db);
  const rules = rows.flatMap(({ type, name, sql }) =>
    type === 'table'
      ? parts(sql)
          .map(plain)
          .filter((part) => /^constraint|generated|autoincrement/.test(part))
          .map((part) => `in ${name}: ${part}`)
      : [`${type} ${name}: ${plain(sql)}`],
  );
  return [...columns, ...references, ...indexes, ...rules];
}

async function postgresSchema(db: Database): Promise<string[]> {
  const columns = await texts(
    db,
    sql`
      select 'column ' || c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || ' null=' ||
        (not a.attnotnull)::text || ' default=' || coalesce(pg_get_expr(d.adbin, d.adrelid), '-') || ' identity=' || a.attidentity::text ||
        ' generated=' || a.attgenerated::text || ' collation=' || coalesce(l.collname, '-') || ' persistence=' || c.relpersistence::text
        as text
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
        left join pg_collation l on l.oid = a.attcollation
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p')`,
  );
  const others = await texts(
    db,
    sql`
      select 'index ' || indexdef as text from pg_indexes where schemaname = 'public'
      union all select 'constraint ' || conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid)
        from pg_constraint where connamespace = 'public'::regnamespace
      union all select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
      union all select 'function ' || pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
      union all select 'view ' || viewname || ' ' || definition from pg_views where schemaname = 'public'
      union all select 'sequence ' || sequencename || ' ' || data_type || ' ' || start_value || ' ' || increment_by
        from pg_sequences where schemaname = 'public'`,
  );
  return [...columns, ...others].map(plain);
}

/**
 * Everything that the schema of a database is made of, a line each, in an order of its own: two databases have the same
 * schema when these are equal. The order of a table's columns does not count, because no statement depends on it.
 */
export async function schemaOf(db: Database): Promise<string[]> {
  const lines = isSqlite(db) ? await sqliteSchema(db) : await postgresSchema(db);
  return lines.map(plain).toSorted();
}
