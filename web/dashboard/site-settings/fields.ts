import { siteSettingsFields } from '../../../domain/site-settings-fields.ts';
import { wordedFields } from '../collections/worded.ts';

/** The settings, in the words of the dashboard. */
export const wordedSettingsFields = wordedFields('settings', siteSettingsFields);
