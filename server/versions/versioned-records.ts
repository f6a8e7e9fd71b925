import { z } from 'zod';
import {
  type LeftOut,
  pathOfOne,
  type VersionedRecord,
  versionedCollections,
} from '../../domain/collections/versioned.ts';
import type { Fields } from '../../domain/fields/field.ts';
import { heldValues, kindOf } from '../../domain/fields/field-kinds.ts';
import { fieldsWithin, withValue } from '../../domain/fields/within.ts';
import { instant, instantOrNull } from '../../domain/instant.ts';
import { staffText } from '../../domain/reply-text.ts';
import type { Seen } from '../../domain/timestamps.ts';
import { sanitise } from '../html/sanitise.ts';
import { may } from '../http/current-user.ts';
import type { Call, Endpoint } from '../http/endpoint.ts';
import { conflict, notAllowed, notFound } from '../http/http-error.ts';
import { check } from '../http/input.ts';
import { readRecordLanguage } from '../languages/record-languages.ts';
import { findVersion, type KeptVersion } from '../resource/versions.ts';
import type { Services } from '../services.ts';
import { type FieldValues, restoreWith, saidInWords, type Versioned } from './restore.ts';

export type AnyCall = Call<unknown, unknown, unknown>;

/** Any record as its own call answers it to staff. */
const answered = z.looseObject({ updated_at: instantOrNull, deleted_at: instant.nullish() });

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
function shown(fields: Fields, values: Record<string, unknown>, publicUrl: string): Record<string, unknown> {
  const all = [
    ...Object.entries(fields).map(([path, field]) => ({ path, field, value: values[path] })),
    ...fieldsWithin(fields, values),
  ];
  return all.reduce(
    (cleaned, { path, field, value }) =>
      kindOf(field).text === 'html' && typeof value === 'string'
        ? withValue(cleaned, path, sanitise(value, publicUrl))
        : cleaned,
    values,
  );
}

/** What brings back earlier versions of records, each by the calls of its own collection: that is a change like any other. */
export function versionedRecords(services: Services, endpoints: readonly Endpoint[]) {
  const { db, config } = services;
  const all = new Map(versionedCollections.map((one) => [one.name, served(one, endpoints)]));

  /** The record as it is. Throws a 403 for those who may not see and change it, a 404 where there is none, a 409 where it is in the trash. */
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
    if (record.deleted_at) throw conflict(staffText('isInTheTrash'));
    const which = { resource: name, record: String(id) };
    return { ...found, parameters, which, record, now: heldValues(collection.fields, record) };
  }

  const cleaned = ({ fields }: Versioned, values: FieldValues) => shown(fields, values, config.publicUrl);

  function present(collection: Versioned, { id, at, language, by, texts }: KeptVersion) {
    const values = keptValues.parse(texts);
    return { id, at, language, by, title: String(values[collection.title] ?? ''), values: cleaned(collection, values) };
  }

  type Present = Awaited<ReturnType<typeof presentRecord>>;

  /** One version of a record. Throws a 404 where there is none. */
  async function versionOf({ which, collection }: Present, version: number) {
    const kept = await findVersion(db, which, version);
    if (!kept) throw notFound();
    return present(collection, kept);
  }

  /** Changes a record to these values, by the rules of `collection`, and answers which of its fields stayed otherwise, and why. */
  async function bringBack(
    call: AnyCall,
    { collection, change, now, parameters, which }: Present,
    { values: kept, language }: Pick<ReturnType<typeof present>, 'values' | 'language'>,
    seen: Seen,
  ): Promise<{ updated_at: string; left_out: LeftOut[] }> {
    const written = await readRecordLanguage(db, which.resource, which.record);
    const versions = { kept, now, hasOtherWords: language !== written };
    const { changed, said } = await restoreWith(services, collection, versions, async (values) =>
      changedRecord.parse(
        await change.handle({
          ...call,
          parameters,
          body: change.body && check(change.body, { ...values, ...seen }),
          uploads: {},
        }),
      ),
    );
    return { updated_at: changed.updated_at, left_out: saidInWords(collection, said, call.language) };
  }

  return { presentRecord, present, versionOf, bringBack };
}

export type VersionedRecords = ReturnType<typeof versionedRecords>;
