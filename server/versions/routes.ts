import { type Endpoint, implement } from '../http/endpoint.ts';
import { findVersion, listVersions } from '../resource/versions.ts';
import type { Services } from '../services.ts';
import { isSame } from './same.ts';
import type { VersionedRecords } from './versioned-records.ts';

/** The versions of all records that are described by fields. */
export function versionRoutes({ db }: Services, versioned: VersionedRecords): Endpoint[] {
  const { presentRecord, present, versionOf, bringBack } = versioned;
  return [
    implement('GET /versions/{collection}/{id}/', async (call) => {
      const { collection, which, now } = await presentRecord(call, call.parameters);
      const found = await listVersions(db, which, [collection.title]);
      // Only the newest can be as the record is: the texts of the others are not read.
      const [first] = found;
      const newest = first && (await findVersion(db, which, first.id));
      const values = newest ? present(collection, newest).values : {};
      const isNow = Object.entries(values).every(([name, value]) => isSame(value, now[name]));
      return found.map((version, place) => ({ ...version, is_now: place === 0 && isNow }));
    }),
    implement('GET /versions/{collection}/{id}/{version}/', async (call) => {
      const there = await presentRecord(call, call.parameters);
      const version = await versionOf(there, call.parameters.version);
      return { ...version, now: there.now, updated_at: there.record.updated_at };
    }),
    implement('POST /versions/{collection}/{id}/{version}/restore/', async (call) => {
      const { body } = call;
      const there = await presentRecord(call, call.parameters);
      const version = await versionOf(there, call.parameters.version);
      // Where nothing is said of what was seen, it is at least no other than was looked at here.
      const seen = { ...body, updated_at: body.updated_at === undefined ? there.record.updated_at : body.updated_at };
      return bringBack(call, there, version, seen);
    }),
  ];
}
