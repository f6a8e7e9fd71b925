import { z } from 'zod';
import type { Fields } from '../fields/field.ts';
import { identifier } from '../identifier.ts';
import { instant, instantOrNull } from '../instant.ts';
import type { Permission } from '../permission.ts';
import { sitePageSlugs } from '../site-page.ts';
import { version } from '../version.ts';
import { aboutPermissions, type CollectionFacts, settingsPermissions, type Visibility } from './collection.ts';
import { collections, describedCollections, fixedFields, ownFields, ownVisibility } from './registry.ts';

/** Rules for fields, by their names, that restoring a version follows. */
interface Rules<Name extends string = string> {
  visibility?: Visibility<Name>;
  /** They stay as they are: whether visitors read the record, and from when, is decided in its form alone. */
  staying?: readonly Name[];
  /** Flags by which somebody agrees to be shown: what an account did is undone without giving them again. */
  consents?: readonly Name[];
  /** None of them makes sense without the others: where one cannot come back, none does. */
  together?: readonly Name[];
}

/** A collection of whose records versions are kept: of what their fields hold. */
interface Versioned extends Pick<CollectionFacts<string, Permission>, 'name' | 'title' | 'permissions'>, Rules {
  /** Of its calls, below `/api`. */
  path: string;
  /** Of those of one record, where it is not its number behind that. */
  onePath?: string;
  fields: Fields;
  /** The names of its records, where these are always there and have no numbers. */
  records?: readonly string[];
}

const versionsBy = <All extends Fields>(fields: All, path: string, rules: Rules<keyof All & string> = {}) => ({
  fields,
  path,
  ...rules,
});

/** Collections of whose records versions are kept though their calls are their own, with the fields and the path of these. */
const ownVersioned = {
  events: versionsBy(ownFields.events, '/events/', {
    visibility: ownVisibility.events,
    staying: ['is_active', 'is_public'],
  }),
  posts: versionsBy(ownFields.posts, '/posts/', { visibility: ownVisibility.posts }),
  gallery: versionsBy(ownFields.gallery, '/gallery/', {
    visibility: ownVisibility.gallery,
    together: ['media_type', 'media_id', 'video_url'],
  }),
  newsletter: versionsBy(ownFields.newsletter, '/newsletter/campaigns/'),
  pages: versionsBy(ownFields.pages, '/pages/', { visibility: ownVisibility.pages }),
} as const satisfies Partial<Record<keyof typeof ownFields, Omit<Versioned, keyof CollectionFacts>>>;

export type OwnVersioned = keyof typeof ownVersioned;

const own = Object.entries(ownVersioned).flatMap(([name, described]): Versioned[] => {
  const facts = collections.find((one) => one.name === name);
  return facts ? [{ ...facts, ...described }] : [];
});

const theSettings = ['settings'] as const;

/** The records that are always there. */
const fixed = [
  {
    name: 'settings',
    title: 'name',
    permissions: settingsPermissions,
    path: '/site-settings/',
    onePath: '/site-settings/',
    fields: fixedFields.settings,
    records: theSettings,
  },
  {
    name: 'site_pages',
    title: 'title',
    permissions: aboutPermissions,
    path: '/site-pages/',
    onePath: '/site-pages/{slug}/',
    fields: fixedFields.site_pages,
    records: sitePageSlugs,
  },
] as const satisfies readonly Versioned[];

export type FixedVersioned = (typeof fixed)[number]['name'];

/** The status, and the days and moments between which visitors read a record, stay as well. */
const withStayingBounds = (one: Versioned): Versioned => {
  const { status, from, until } = one.visibility ?? {};
  return { ...one, staying: [...(one.staying ?? []), status, from, until].filter((name) => name !== undefined) };
};

/** All of them: the described collections, and those above. */
export const versionedCollections: readonly Versioned[] = [...own, ...describedCollections, ...fixed].map(
  withStayingBounds,
);

/** The path of the calls of one record; what stands in braces is its number, or its name. */
export const pathOfOne = ({ path, onePath = `${path}{id}/` }: Versioned): string => onePath;

/** The number of a record, or the name that it has in place of one. */
const recordName = z.union([identifier.shape.id, z.enum([...theSettings, ...sitePageSlugs])]);

/** `{collection}` and `{id}` in an address. */
export const versionedRecord = z.object({
  collection: z.enum(versionedCollections.map(({ name }) => name)),
  id: recordName,
});

export const versionOfRecord = versionedRecord.extend({ version: identifier.shape.id });

/** The values of a record's fields, by their names, as its form sends them. */
const values = z.record(z.string(), z.unknown());

/** A version in the list of them. `is_now`: the record is as this version says. */
export const listedVersion = version.extend({ is_now: z.boolean() });

/** A version beside the record as it is now, with the `updated_at` that is sent to restore it. */
export const comparedVersion = version.extend({ values, now: values, updated_at: instantOrNull });

/** A field that could not be brought back and stays as it is, and why, in words. */
export const leftOut = z.object({ field: z.string(), reason: z.string() });

export const restoredVersion = z.object({ updated_at: instant, left_out: z.array(leftOut) });

export type VersionedRecord = z.infer<typeof versionedRecord>;
export type ListedVersion = z.infer<typeof listedVersion>;
export type ComparedVersion = z.infer<typeof comparedVersion>;
export type LeftOut = z.infer<typeof leftOut>;
