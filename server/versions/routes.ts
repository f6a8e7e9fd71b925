import { z } from 'zod';
import { pathOfOne, type VersionedRecord, versionedCollections } from '../../domain/collections/versioned.ts';
import type { Fields } from '../../domain/fields/field.ts';
import { heldValues, kindOf } from '../../domain/fields/field-kinds.ts';
import { instant } from '../../domain/instant.ts';
import { sanitise } from '../html/sanitise.ts';
import { may } from '../http/current-user.ts';
import { type Call, type Endpoint, implement } from '../http/endpoint.ts';
import { notAllowed, notFound } from '../http/http-error.ts';
import { check } from '../http/input.ts';
import { findVersion, type KeptVersion, listVersions } from '../resource/versions.ts';
import type { Services } from '../services.ts';
import { restoreWith, saidInWords, type Versioned } from './restore.ts';
import { isSame } from './same.ts';

type AnyCall = Call<unknown, unknown, unknown>;

/** Any record as its own call answers it to staff. */
const answered = z.looseObject({ updated_at: instant.nullable(), deleted_at: instant.nullish() });

const changedRecord = answered.extend({ updated_at: instant });

const keptValues = z.record(z.string(), z.unknown());

/** A collection with the calls by which its records are read and changed. */
interface Served {
  collection: Versioned;
  read: Endpoint;
  change: Endpoint;
}

/** Throws where a collection lacks one of the calls, or its change asks for another right than the collection says: the server then does not start. */
function served(collection: Versioned, endpoints: readonly Endpoint[]): Served {
  const { name, permissions } = collection;
  const path = pathOfOne(collection);
  const called = (method: string) => endpoints.find((one) => one.method === method && one.path === path);
  const [read, change] = [called('GET'), called('PUT')];
  if (!read || !change) throw new Error(`Versions of ${name} cannot be restored: it has no call to read or change one`);
  if (change.access !== permissions.edit) throw new Error(`Changing ${name} asks for another right than to edit it`);
  return { collection, read, change };
}

/** The record as an address of its own calls names it. Undefined where none can be called that. */
function parametersOf(collection: Versioned, id: VersionedRecord['id']): Record<string, unknown> | undefined {
  const { records } = collection;
  const isOne = records ? records.some((name) => name === id) : typeof id === 'number';
  const [, parameter] = /\{(\w+)\}/.exec(pathOfOne(collection)) ?? [];
  return isOne ? (parameter === undefined ? {} : { [parameter]: id }) : undefined;
}

/** The same values, with HTML cleaned again before it is shown. */
const shown = (fields: Fields, values: Record<string, unknown>, publicUrl: string) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields[name];
      const isHtml = field && kindOf(field).text === 'html' && typeof value === 'string';
      return [name, isHtml ? sanitise(value, publicUrl) : value];
    }),
  );

/**
 * The versions of all records that are described by fields. A record is read and changed by the calls of its own collection, so that
 * a restored version is a change like any other.
 */
export function versionRoutes(services: Services, endpoints: readonly Endpoint[]): Endpoint[] {
  const { db, config } = services;
  const all = new Map(versionedCollections.map((one) => [one.name, served(one, endpoints)]));

  /** The record as it is. Throws a 403 for those who may not see and change it, a 404 where there is none outside the trash. */
  async function presentRecord(call: AnyCall, { collection: name, id }: VersionedRecord) {
    const found = all.get(name);
    if (!found) throw notFound();
    const { collection, read } = found;
    const { view, edit } = collection.permissions;
    if (!may(call.currentUser, view) || !may(call.currentUser, edit)) throw notAllowed();
    const parameters = parametersOf(collection, id);
    if (!parameters) throw notFound();
    const record = answered.parse(
      await read.handle({ ...call, parameters, query: undefined, body: undefined, uploads: {} }),
    );
    if (record.deleted_at) throw notFound();
    const which = { resource: name, record: String(id) };
    return { ...found, parameters, which, record, now: heldValues(collection.fields, record) };
  }

  function present({ title }: Versioned, { id, at, by, texts }: KeptVersion) {
    const values = keptValues.parse(texts);
    return { id, at, by, title: String(values[title] ?? ''), values };
  }

  const cleaned = ({ fields }: Versioned, values: Record<string, unknown>) => shown(fields, values, config.publicUrl);

  async function versionOf(call: AnyCall, record: VersionedRecord, version: number) {
    const there = await presentRecord(call, record);
    const kept = await findVersion(db, there.which, version);
    if (!kept) throw notFound();
    const found = present(there.collection, kept);
    return { ...there, version: { ...found, values: cleaned(there.collection, found.values) } };
  }

  return [
    implement('GET /versions/{collection}/{id}/', async (call) => {
      const { collection, which, now } = await presentRecord(call, call.parameters);
      const found = await listVersions(db, which, [collection.title]);
      // Only the newest can be as the record is: the texts of the others are not read.
      const [first] = found;
      const newest = first && (await findVersion(db, which, first.id));
      const values = newest ? cleaned(collection, present(collection, newest).values) : {};
      const isNow = Object.entries(values).every(([name, value]) => isSame(value, now[name]));
      return found.map((version, place) => ({ ...version, is_now: place === 0 && isNow }));
    }),
    implement('GET /versions/{collection}/{id}/{version}/', async (call) => {
      const { version, now, record } = await versionOf(call, call.parameters, call.parameters.version);
      return { ...version, now, updated_at: record.updated_at };
    }),
    implement('POST /versions/{collection}/{id}/{version}/restore/', async (call) => {
      const { body, language } = call;
      const there = await versionOf(call, call.parameters, call.parameters.version);
      const { collection, change, version, record, now, parameters } = there;
      // Where nothing is said of what was seen, it is at least no other than was looked at here.
      const seen = { ...body, updated_at: body.updated_at === undefined ? record.updated_at : body.updated_at };
      const { changed, said } = await restoreWith(services, collection, { kept: version.values, now }, async (values) =>
        changedRecord.parse(
          await change.handle({
            ...call,
            parameters,
            body: change.body && check(change.body, { ...values, ...seen }),
            uploads: {},
          }),
        ),
      );
      return { updated_at: changed.updated_at, left_out: saidInWords(collection, said, language) };
    }),
  ];
}
