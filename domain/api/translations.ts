import { z } from 'zod';
import {
  boardQuery,
  bundleInput,
  bundleParts,
  bundlePartsQuery,
  bundleQuery,
  bundleResult,
  recordTranslations,
  translatedRecord,
  translation,
  translationBoard,
  translationInput,
  translationLanguage,
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
  'GET /translation-bundles/{language}/': {
    access: 'signed-in',
    summary: 'The texts to translate into a language, or a part of them, as an XLIFF 2 file',
    parameters: translationLanguage,
    query: bundleQuery,
    file: ['application/xliff+xml'],
  },
  'GET /translation-bundles/{language}/parts/': {
    access: 'signed-in',
    summary: 'The parts in which the texts to translate into a language come as files that can be sent back',
    parameters: translationLanguage,
    query: bundlePartsQuery,
    reply: bundleParts,
  },
  'POST /translation-bundles/': {
    access: 'signed-in',
    summary: 'Take in a translated XLIFF 2 file; its texts become drafts',
    body: bundleInput,
    reply: bundleResult,
  },
});
