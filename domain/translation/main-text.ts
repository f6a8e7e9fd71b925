import { addresses } from '../addresses.ts';
import type { TranslatableName } from './translatable.ts';

/** The text that a page is there for: of one record, or of all records of a resource. */
export interface MainText {
  resource: TranslatableName;
  record?: string;
  field: string;
}

const sitePageBody = (record: string): MainText => ({ resource: 'site_pages', record, field: 'body' });

/**
 * The fixed pages whose main text staff write, by their address in English. All others are made of the interface's words,
 * or lead to records with pages of their own.
 */
export const mainTexts: Readonly<Record<string, MainText>> = {
  [addresses.mission]: { resource: 'settings', field: 'mission' },
  [addresses.vision]: { resource: 'settings', field: 'vision' },
  [addresses.history]: { resource: 'timeline', field: 'title' },
  [addresses.team]: { resource: 'team', field: 'role' },
  [addresses.testimonials]: { resource: 'testimonials', field: 'quote' },
  [addresses.services]: sitePageBody('services'),
  [addresses.privacy]: sitePageBody('privacy'),
  [addresses.terms]: sitePageBody('terms'),
  [addresses.cookies]: sitePageBody('cookies'),
};
