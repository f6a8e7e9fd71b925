import { z } from 'zod';
import {
  comparedVersion,
  listedVersion,
  restoredVersion,
  versionedRecord,
  versionOfRecord,
} from '../collections/versioned.ts';
import { seen } from '../timestamps.ts';
import { defineCalls } from './call.ts';

/**
 * The versions of records that are described by fields. Everybody signed in may call; the handlers ask for the rights to see
 * and to change it.
 */
export const versionCalls = defineCalls({
  'GET /versions/{collection}/{id}/': {
    access: 'signed-in',
    summary: 'How a record was after each of its changes, the newest first',
    parameters: versionedRecord,
    reply: z.array(listedVersion),
  },
  'GET /versions/{collection}/{id}/{version}/': {
    access: 'signed-in',
    summary: 'One version of a record, and the record as it is now',
    parameters: versionOfRecord,
    reply: comparedVersion,
  },
  'POST /versions/{collection}/{id}/{version}/restore/': {
    access: 'signed-in',
    summary: 'Change a record to what a version holds; what can no longer be is left out and named',
    parameters: versionOfRecord,
    body: seen,
    reply: restoredVersion,
  },
});
