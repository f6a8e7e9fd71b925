import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { categoryIcons } from '../../domain/collections/categories.ts';
import { galleryCategoryIcons } from '../../domain/collections/gallery-categories.ts';
import { eventTypes } from '../../domain/event.ts';
import { currencies } from '../../domain/giving/money.ts';
import { datePrecision, day } from '../../domain/instant.ts';
import { type Language, otherLanguages } from '../../domain/languages.ts';

const placeOf = (name: string) => new URL(`./sample-files/${name}`, import.meta.url);

/** A finished file of the sample. The build copies their folder beside the program. */
export const readSampleFile = (name: string) => readFile(placeOf(name));

const text = z.string();
const named = { title: text, description: text };

/** Days from the day the sample is made; negative ones are past. */
const days = z.int();
const daysAgo = z.int().min(0);

/** The slugs of categories of the gallery. */
const categories = z.array(text);

/** The sample organisation in words: `texts.json`, beside its drawings, films and documents. A picture is meant by its name. */
const sampleTexts = z.strictObject({
  /** The drawings, each a file of this name, and its description. */
  pictures: z.record(z.string(), text),
  /** The newest first. */
  announcements: z.array(z.strictObject({ title: text, message: text, showForDays: days.nullable() })),
  advertisements: z.array(z.strictObject({ ...named, picture: text, target: text })),
  events: z.array(
    z.strictObject({
      title: text,
      summary: text,
      type: z.enum(eventTypes),
      location: text,
      inDays: days,
      /** Hour of the day by the site's clock, and hours that it lasts. */
      hour: z.int(),
      lasts: z.int(),
      category: text,
      capacity: z.int().nullable(),
      picture: text,
    }),
  ),
  categories: z.array(z.strictObject({ name: text, slug: text, icon: z.enum(categoryIcons) })),
  posts: z.array(
    z.strictObject({
      title: text,
      slug: text,
      excerpt: text,
      paragraphs: z.array(text),
      /** A category's slug. */
      category: text,
      daysAgo,
      featured: z.boolean(),
      picture: text,
    }),
  ),
  galleryCategories: z.array(z.strictObject({ name: text, slug: text, icon: z.enum(galleryCategoryIcons) })),
  /** Drawings in the place of photographs: the newest first. */
  photos: z.array(z.strictObject({ ...named, picture: text, categories })),
  /** Short silent films made of the drawings. */
  films: z.array(z.strictObject({ ...named, fileName: text, preview: text, categories })),
  timeline: z.array(z.strictObject({ date: day, precision: datePrecision, title: text, text })),
  team: z.array(z.strictObject({ role: text, text, picture: text })),
  /** Small files of our own, each of which says that it is a sample. */
  documents: z.array(z.strictObject({ ...named, fileName: text, extension: z.enum(['pdf', 'csv', 'txt']), daysAgo })),
  /** Codes and accounts of nobody. */
  paymentWays: z.array(
    z.strictObject({
      name: text,
      kind: z.enum(['mobile_money', 'bank', 'cash']),
      currency: z.enum(currencies),
      account: text,
      account_name: text,
      dial: text,
      instructions: text,
    }),
  ),
  /** In whole units of the currency. */
  suggestedAmounts: z.array(z.strictObject({ effect: text, units: z.int().min(1), currency: z.enum(currencies) })),
  projects: z.array(
    z.strictObject({
      title: text,
      text,
      goal: z.int().min(0),
      currency: z.enum(currencies),
      is_progress_shown: z.boolean(),
    }),
  ),
  testimonials: z.array(z.strictObject({ quote: text, role: text })),
  /** A draft that shows what a newsletter is. Sending it is for the staff to decide. */
  campaign: z.strictObject({ subject: text, content: text }),
});

export type SampleTexts = z.infer<typeof sampleTexts>;

export const readSampleTexts = async (): Promise<SampleTexts> =>
  sampleTexts.parse(JSON.parse((await readSampleFile('texts.json')).toString()));

const translationsFile = (language: Language) => `texts-${language}.json`;

/** The languages that somebody has put the sample into. A new one shows it in English at first. */
export const sampleLanguages = () =>
  otherLanguages().filter((language) => existsSync(placeOf(translationsFile(language))));

/** The sample's texts by the English ones. No speaker has read them yet. */
const dictionary = z.record(z.string(), z.string());

export type Dictionary = z.infer<typeof dictionary>;

export const readSampleTranslations = async (language: Language): Promise<Dictionary> =>
  dictionary.parse(JSON.parse((await readSampleFile(translationsFile(language))).toString()));
