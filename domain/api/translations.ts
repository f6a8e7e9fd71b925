import { z } from 'zod';
import {
  boardQuery,
  recordTranslations,
  translatedRecord,
  translation,
  translationBoard,
  translationInput,
  translationParameters,
  translationVersion,
  versionOfTranslation,
} from '../translation/translation.ts';
import { version } from '../version.ts';
import { defineCalls } from './call.ts';

/**
 * The texts of records in other languages. Everybody signed in may call; the handlers ask for the permission of the
 * resource: to see it, to translate it, or to publish it.
 */
export const translationCalls = defineCalls({
  'GET /translations/': {
    access: 'signed-in',
    summary: 'Everything that can be translated, with the state of each language',
    query: boardQuery,
    reply: translationBoard,
  },
  'GET /translations/{resource}/{record}/': {
    access: 'signed-in',
    summary: 'The state of one record in each language',
    parameters: translatedRecord,
    reply: recordTranslations,
  },
  'GET /translations/{resource}/{record}/{language}/': {
    access: 'signed-in',
    summary: 'One record beside its translation, field by field',
    parameters: translationParameters,
    reply: translation,
  },
  'PUT /translations/{resource}/{record}/{language}/': {
    access: 'signed-in',
    summary: 'Write a translation as a draft, or publish it',
    parameters: translationParameters,
    body: translationInput,
    reply: translation,
  },
  'POST /translations/{resource}/{record}/{language}/withdraw/': {
    access: 'signed-in',
    summary: 'Take a published translation back; its texts stay as a draft',
    parameters: translationParameters,
    reply: translation,
  },
  'GET /translations/{resource}/{record}/{language}/versions/': {
    access: 'signed-in',
    summary: 'How a translation was after each of its changes, the newest first',
    parameters: translationParameters,
    reply: z.array(version),
  },
  'GET /translations/{resource}/{record}/{language}/versions/{version}/': {
    access: 'signed-in',
    summary: 'One version of a translation, with its texts',
    parameters: versionOfTranslation,
    reply: translationVersion,
  },
});
