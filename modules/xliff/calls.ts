import { defineCalls } from '../../domain/api/call.ts';
import { translationLanguage } from '../../domain/translation/translation.ts';
import { bundleInput, bundleParts, bundlePartsQuery, bundleQuery, bundleResult } from './domain/bundle.ts';

/** The texts of records as files for translators outside. The handlers ask for the permission of each resource. */
export const xliffCalls = defineCalls({
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

/** They stand in the API's description among the calls of translations. */
export const xliffPaths = { 'translation-bundles': 'translations' };
