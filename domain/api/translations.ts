import {
  boardQuery,
  bundleInput,
  bundleQuery,
  bundleResult,
  recordTranslations,
  translatedRecord,
  translation,
  translationBoard,
  translationInput,
  translationLanguage,
  translationParameters,
} from '../translation/translation.ts';
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
  'GET /translation-bundles/{language}/': {
    access: 'signed-in',
    summary: 'The texts to translate into a language, as an XLIFF 2 file',
    parameters: translationLanguage,
    query: bundleQuery,
    file: ['application/xliff+xml'],
  },
  'POST /translation-bundles/': {
    access: 'signed-in',
    summary: 'Take in a translated XLIFF 2 file; its texts become drafts',
    body: bundleInput,
    reply: bundleResult,
  },
});
