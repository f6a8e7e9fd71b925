import { translatedRecord } from '../translation/translation.ts';
import { usesOfRecord } from '../uses.ts';
import { defineCalls } from './call.ts';

/** Where a record is used, to be shown before it is deleted. Everybody signed in may call; the handler asks for the right to delete it. */
export const useCalls = defineCalls({
  'GET /uses/{resource}/{record}/': {
    access: 'signed-in',
    summary: 'Where a record is used',
    parameters: translatedRecord,
    reply: usesOfRecord,
  },
});
