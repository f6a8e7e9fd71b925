import { z } from 'zod';
import { siteSettings, siteSettingsInput } from '../site.ts';
import { siteFactName, unconfirmedFact } from '../site-fact.ts';
import { mainLanguageChange, mainLanguageInput, mainLanguageQuery, siteLanguages } from '../site-languages.ts';
import { listedSitePage, sitePage, sitePageInput, sitePageSlug } from '../site-page.ts';
import { standardPage, standardPageInput, standardPageName } from '../standard-page.ts';
import { defineCalls } from './call.ts';

/** The settings of the site, and the pages that it always has. */
export const siteCalls = defineCalls({
  'GET /site-settings/': {
    access: 'public',
    summary: 'What the organisation says of itself',
    translated: { resource: 'settings', isWhole: true },
    reply: siteSettings,
  },
  'PUT /site-settings/': {
    access: 'settings.edit',
    summary: 'Change what the organisation says of itself, all of it at once',
    body: siteSettingsInput,
    reply: siteSettings,
  },
  'GET /site/languages/': {
    access: 'public',
    summary: 'The languages that visitors are offered',
    reply: siteLanguages,
  },
  'GET /site/languages/change/': {
    access: 'settings.edit',
    summary: 'What would come of another main language',
    query: mainLanguageQuery,
    reply: mainLanguageChange,
  },
  'PUT /site/languages/': {
    access: 'settings.edit',
    summary: 'Make another language the main one',
    body: mainLanguageInput,
    reply: siteLanguages,
  },
  'POST /site-facts/{fact}/confirm/': {
    access: 'settings.edit',
    summary: 'Confirm something that the site says by itself',
    parameters: siteFactName,
    reply: z.array(unconfirmedFact),
  },
  'POST /site-facts/{fact}/unconfirm/': {
    access: 'settings.edit',
    summary: 'Take back that something was confirmed',
    parameters: siteFactName,
    reply: z.array(unconfirmedFact),
  },
  'GET /site/pages/': {
    access: 'pages.view',
    summary: 'The pages that a site can do without, and what staff have chosen for each',
    reply: z.array(standardPage),
  },
  'PUT /site/pages/{name}/': {
    access: 'pages.publish',
    summary: 'Show one of these pages, switch it off, or replace it',
    parameters: standardPageName,
    body: standardPageInput,
    reply: standardPage,
  },
  'GET /site-pages/': {
    access: 'pages.view',
    summary: 'The pages whose whole text staff write',
    reply: z.array(listedSitePage),
  },
  'GET /site-pages/{slug}/': {
    access: 'public',
    summary: 'One of the pages whose whole text staff write',
    parameters: sitePageSlug,
    translated: { resource: 'site_pages', isWhole: true },
    reply: sitePage,
  },
  'PUT /site-pages/{slug}/': {
    access: 'pages.publish',
    summary: 'Write one of these pages, which visitors read at once',
    parameters: sitePageSlug,
    body: sitePageInput,
    reply: sitePage,
  },
});
