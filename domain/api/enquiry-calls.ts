import { z } from 'zod';
import { identifier } from '../identifier.ts';
import { arrayOrPage } from '../listing.ts';
import type { Permission } from '../permission.ts';
import { TABLE_TYPES, tableQuery } from '../table-file.ts';
import { defineCall } from './call.ts';
import { trashDefinitionsOf } from './resource.ts';

/** The differences between the calls for donation interests and those for contact messages. */
interface EnquiryContract<
  Path extends string,
  StatusPath extends string,
  Enquiry extends z.ZodType,
  Details extends z.ZodType,
  Query extends z.ZodType,
  Change extends z.ZodType,
> {
  /** Below `/api`, with its trailing slash. */
  path: `/${Path}/`;
  /** The last part of the address at which a status is set: spec section 7. */
  statusPath: StatusPath;
  singular: string;
  enquiry: Enquiry;
  details: Details;
  query: Query;
  change: Change;
  permissions: Readonly<Record<'view' | 'edit' | 'delete' | 'export', Permission>>;
}

/** The calls that both have: the list, its export, one enquiry, a change of its status, the trash. */
export const enquiryDefinitionsOf = <
  Enquiry extends z.ZodType,
  Details extends z.ZodType,
  Query extends z.ZodType,
  Change extends z.ZodType,
>({
  singular,
  enquiry,
  details,
  query,
  change,
  permissions,
}: Omit<EnquiryContract<string, string, Enquiry, Details, Query, Change>, 'path' | 'statusPath'>) =>
  ({
    list: {
      access: permissions.view,
      summary: `Every ${singular}, or those in the trash; the newest first`,
      query,
      reply: arrayOrPage(enquiry),
    },
    file: {
      access: permissions.export,
      summary: 'All that the search and the filters leave, as a table for a spreadsheet',
      query: z.intersection(query, tableQuery),
      file: TABLE_TYPES,
    },
    read: {
      access: permissions.view,
      summary: `One ${singular}, with what has happened to it`,
      parameters: identifier,
      reply: details,
    },
    move: {
      access: permissions.edit,
      summary: `Move one ${singular} to a status that follows its present one`,
      parameters: identifier,
      body: change,
      reply: details,
    },
    ...trashDefinitionsOf(singular, permissions.delete, details),
  }) as const;

/** The same under their keys. */
export function enquiryCallsOf<
  const Path extends string,
  const StatusPath extends string,
  Enquiry extends z.ZodType,
  Details extends z.ZodType,
  Query extends z.ZodType,
  Change extends z.ZodType,
>(contract: EnquiryContract<Path, StatusPath, Enquiry, Details, Query, Change>) {
  const { path, statusPath } = contract;
  const { list, file, read, move, remove, restore } = enquiryDefinitionsOf(contract);
  return {
    ...defineCall(`GET ${path}`, list),
    ...defineCall(`GET ${path}export/`, file),
    ...defineCall(`GET ${path}{id}/`, read),
    ...defineCall(`PATCH ${path}{id}/${statusPath}/`, move),
    ...defineCall(`DELETE ${path}{id}/`, remove),
    ...defineCall(`POST ${path}{id}/restore/`, restore),
  };
}
