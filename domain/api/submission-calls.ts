import { z } from 'zod';
import { formTaken } from '../form.ts';
import { identifier } from '../identifier.ts';
import { arrayOrPage } from '../listing.ts';
import type { Permission } from '../permission.ts';
import { TABLE_TYPES, tableQuery } from '../table-file.ts';
import { defineCall } from './call.ts';
import { trashMovesOf } from './resource.ts';

/** The parts of a submission that its calls are made from. */
export interface CalledSubmission<
  Path extends string = string,
  StaffPath extends string = string,
  StatusPath extends string = string,
  Request extends z.ZodType = z.ZodType,
  Sent extends z.ZodType = z.ZodType,
  Details extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Change extends z.ZodType = z.ZodType,
> {
  path: `/${Path}/`;
  summary: string;
  staffPath: `/${StaffPath}/`;
  statusPath: StatusPath;
  noun: string;
  request: Request;
  record: Sent;
  details: Details;
  query: Query;
  change: Change;
  permissions: Readonly<Record<'view' | 'edit' | 'delete' | 'export', Permission>>;
}

/** The call by which visitors send it. */
export const sendDefinitionOf = <Request extends z.ZodType>({
  summary,
  request,
}: Pick<CalledSubmission<string, string, string, Request>, 'summary' | 'request'>) =>
  ({ access: 'public', summary, body: request, reply: formTaken, status: 201 }) as const;

/** The staff's calls: the list, its export, one alone, a change of its status, the trash. */
export const staffDefinitionsOf = <
  Sent extends z.ZodType,
  Details extends z.ZodType,
  Query extends z.ZodType,
  Change extends z.ZodType,
>({
  noun,
  record,
  details,
  query,
  change,
  permissions,
}: Pick<
  CalledSubmission<string, string, string, z.ZodType, Sent, Details, Query, Change>,
  'noun' | 'record' | 'details' | 'query' | 'change' | 'permissions'
>) =>
  ({
    list: {
      access: permissions.view,
      summary: `Every ${noun}, or those in the trash; the newest first`,
      query,
      reply: arrayOrPage(record),
    },
    file: {
      access: permissions.export,
      summary: 'All that the search and the filters leave, as a table for a spreadsheet',
      query: z.intersection(query, tableQuery),
      file: TABLE_TYPES,
    },
    read: {
      access: permissions.view,
      summary: `One ${noun}, with what has happened to it`,
      parameters: identifier,
      reply: details,
    },
    move: {
      access: permissions.edit,
      summary: `Move one ${noun} to a status that follows its present one`,
      parameters: identifier,
      body: change,
      reply: details,
    },
    ...trashMovesOf(noun, permissions.delete, details),
  }) as const;

/** The same call under its key. */
export const sendCallOf = <const Path extends string, Request extends z.ZodType>(
  submission: Pick<CalledSubmission<Path, string, string, Request>, 'path' | 'summary' | 'request'>,
) => defineCall(`POST ${submission.path}`, sendDefinitionOf(submission));

/** The staff's calls under their keys. */
export function staffCallsOf<
  const StaffPath extends string,
  const StatusPath extends string,
  Sent extends z.ZodType,
  Details extends z.ZodType,
  Query extends z.ZodType,
  Change extends z.ZodType,
>(
  submission: Omit<
    CalledSubmission<string, StaffPath, StatusPath, z.ZodType, Sent, Details, Query, Change>,
    'path' | 'summary' | 'request'
  >,
) {
  const { staffPath, statusPath } = submission;
  const { list, file, read, move, remove, restore } = staffDefinitionsOf(submission);
  return {
    ...defineCall(`GET ${staffPath}`, list),
    ...defineCall(`GET ${staffPath}export/`, file),
    ...defineCall(`GET ${staffPath}{id}/`, read),
    ...defineCall(`PATCH ${staffPath}{id}/${statusPath}/`, move),
    ...defineCall(`DELETE ${staffPath}{id}/`, remove),
    ...defineCall(`POST ${staffPath}{id}/restore/`, restore),
  };
}
