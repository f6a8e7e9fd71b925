import { versionedCollections, versionedRecord } from '../../domain/collections/versioned.ts';
import { staffText } from '../../domain/reply-text.ts';
import { submissions } from '../../domain/submissions/registry.ts';
import type { UndoneChange, UndoneRecord, UndoOutcome, UndoPeriod } from '../../domain/undo.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { conflict, notFound, toHttpError } from '../http/http-error.ts';
import { check } from '../http/input.ts';
import { worded } from '../http/reply-words.ts';
import type { Services } from '../services.ts';
import type { AnyCall, VersionedRecords } from '../versions/versioned-records.ts';
import { changeOf } from './change.ts';

/** Where the calls of each kind of records begin. */
const paths: ReadonlyMap<string, string> = new Map([
  ...versionedCollections.map(({ name, path }) => [name, path] as const),
  ...submissions.map(({ name, staffPath }) => [name, staffPath] as const),
  ['users', '/users/'],
  ['roles', '/roles/'],
]);

/** A record to be undone, as it was when somebody looked, and whether also over what others have written since. */
export interface Wanted extends UndoneRecord {
  seen: number | null;
  anyway: boolean;
}

/** Undoes what accounts did, each record by the calls of its own collection: an undo is a change like any other. */
export function undoing(services: Services, endpoints: readonly Endpoint[], versioned: VersionedRecords) {
  const { db, log } = services;

  async function callOf(call: AnyCall, method: string, { resource, record }: UndoneRecord, then: string) {
    const path = `${paths.get(resource)}{id}/${then}`;
    const endpoint = endpoints.find((one) => one.method === method && one.path === path);
    if (!endpoint) throw notFound();
    const query = endpoint.query && check(endpoint.query, {});
    await endpoint.handle({ ...call, parameters: { id: Number(record) }, query, body: undefined, uploads: {} });
  }

  /**
   * Changes the record back to that version, with all that restoring one version leaves as it is: it is undone, not chosen. Only a
   * consent that was taken back is never given again by it.
   */
  async function putBack(call: AnyCall, { resource, record, seen }: Wanted, period: UndoPeriod) {
    const which = versionedRecord.parse({ collection: resource, id: record });
    const there = await versioned.presentRecord(call, which);
    // Read after the record: what is written from now on is refused by its own call.
    const { version, seen: newest } = await changeOf(db, { resource, record }, period);
    if (newest !== seen) throw conflict(staffText('undoLooked'));
    if (version === null) return [];
    const kept = await versioned.versionOf(there, version);
    const { staying: _, ...rest } = there.collection;
    const collection = { ...rest, visibility: { flags: rest.consents ?? [] } };
    const { left_out } = await versioned.bringBack(call, { ...there, collection }, kept, {
      updated_at: there.record.updated_at,
    });
    return left_out;
  }

  async function act(call: AnyCall, change: UndoneChange, wanted: Wanted, period: UndoPeriod) {
    if (change.action === 'create') {
      await callOf(call, 'DELETE', change, '');
      return [];
    }
    if (change.action === 'delete') await callOf(call, 'POST', change, 'restore/');
    return change.version === null ? [] : putBack(call, wanted, period);
  }

  /** Undoes what the account did to one record, and says what came of it. Throws nothing but what a fault of the program throws. */
  return async function undoOne(call: AnyCall, wanted: Wanted, period: UndoPeriod): Promise<UndoOutcome> {
    const { resource, record, seen, anyway } = wanted;
    const answer = (outcome: UndoOutcome['outcome'], reason: string | null = null): UndoOutcome => ({
      ...{ resource, record, outcome, left_out: [] },
      reason: reason === null ? null : worded(reason, call.language),
    });
    try {
      const change = await changeOf(db, { resource, record }, period);
      if (change.state === 'same') return answer('same');
      if (change.state === 'impossible') return answer('refused', change.reason);
      if (change.seen !== seen) return answer('refused', staffText('undoLooked'));
      if (change.state === 'ask' && !anyway) return answer('refused', staffText('undoAsk'));
      return { ...answer('undone'), left_out: await act(call, change, wanted, period) };
    } catch (error) {
      const { problem } = toHttpError(error, log);
      return answer('refused', problem.detail);
    }
  };
}
