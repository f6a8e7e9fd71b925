import { describedCollections, fixedFields, ownFields } from '../../domain/collections/registry.ts';
import type { Field, Fields } from '../../domain/fields/field.ts';
import { fieldsOfEntries, fieldsWithin } from '../../domain/fields/within.ts';

const allFields: Readonly<Record<string, Fields>> = {
  ...ownFields,
  ...fixedFields,
  ...Object.fromEntries(describedCollections.map(({ name, fields }) => [name, fields])),
};

const isLink = ({ kind }: Field) => kind === 'link' || kind === 'target';

const linksAmong = (fields: Fields) => Object.entries(fields).flatMap(([name, field]) => (isLink(field) ? name : []));

const listsAmong = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, field]) => fieldsOfEntries(field).some((own) => linksAmong(own).length > 0)),
  );

const listsByResource = new Map(Object.entries(allFields).map(([resource, fields]) => [resource, listsAmong(fields)]));

/** The lists of a kind of record whose entries hold links. */
export const linkListsOf = (resource: string): readonly string[] => Object.keys(listsByResource.get(resource) ?? {});

/** The fields of entries of a record that hold one link each, by their paths. */
export const linksWithin = (resource: string, record: object): string[] =>
  Array.from(fieldsWithin(listsByResource.get(resource) ?? {}, record)).flatMap(({ path, field }) =>
    isLink(field) ? path : [],
  );

const byResource = new Map(Object.entries(allFields).map(([resource, fields]) => [resource, linksAmong(fields)]));

/** The fields of a kind of record that hold one link each. */
export const linkFieldsOf = (resource: string): readonly string[] => byResource.get(resource) ?? [];

/** Every one of them, for what is worked out again when there are others. */
export const allLinkFields = [...byResource]
  .map(([resource, names]) => [resource, [...names, ...linkListsOf(resource)]] as const)
  .filter(([, names]) => names.length > 0);
