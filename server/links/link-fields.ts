import { describedCollections, fixedFields, ownFields } from '../../domain/collections/registry.ts';
import type { Fields } from '../../domain/fields/field.ts';

const allFields: Readonly<Record<string, Fields>> = {
  ...ownFields,
  ...fixedFields,
  ...Object.fromEntries(describedCollections.map(({ name, fields }) => [name, fields])),
};

const linksAmong = (fields: Fields) =>
  Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'link' || kind === 'target' ? name : []));

const byResource = new Map(Object.entries(allFields).map(([resource, fields]) => [resource, linksAmong(fields)]));

/** The fields of a kind of record that hold one link each. */
export const linkFieldsOf = (resource: string): readonly string[] => byResource.get(resource) ?? [];

/** Every one of them, for what is worked out again when there are others. */
export const allLinkFields = [...byResource].filter(([, names]) => names.length > 0);
