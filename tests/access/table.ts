import { readFile } from 'node:fs/promises';
import type { Collection, StoredRecord } from '../../domain/collections/collection.ts';
import { describedCollections } from '../../domain/collections/registry.ts';
import { isOrdered } from '../../domain/order.ts';
import type { Permission } from '../../domain/permission.ts';
import { everyPlainSubmission } from '../../domain/submissions/registry.ts';
import { trashes } from '../../domain/trash.ts';
import { testModules } from '../../modules/tests.ts';
import { sampleRoles } from '../../server/sample/roles.ts';

/** The callers, in the order of the table's columns. */
export const callers = [
  'nobody',
  'no role',
  'Viewer',
  'Donor relations',
  'Accounts',
  'Events',
  'Editor',
  'Administrator',
  'superuser',
] as const;

/** Let in; asked to sign in; not permitted. */
export type Expected = 'in' | '401' | '403';

export interface AccessRow {
  method: string;
  path: string;
  answers: ReadonlyMap<string, Expected>;
}

function readAnswer(cell: string, line: string): Expected {
  if (cell === 'in' || cell === '401' || cell === '403') return cell;
  throw new Error(`"${cell}" is no answer: ${line}`);
}

/** The rows of the table in the document. Throws for a line that has not an answer for everybody. */
function readTable(document: string): AccessRow[] {
  const lines = document.split('\n').filter((line) => /^\| (GET|POST|PUT|PATCH|DELETE) /.test(line));
  return lines.map((line) => {
    const [call = '', ...cells] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const [method = '', path = ''] = call.split(/\s+/);
    if (cells.length !== callers.length) throw new Error(`Not an answer for everybody: ${line}`);
    return {
      method,
      path,
      answers: new Map(callers.map((currentUser, column) => [currentUser, readAnswer(cells[column] ?? '', line)])),
    };
  });
}

/** The answers by role: the roles are those of the sample organisation. */
function answersTo(permission: Permission): AccessRow['answers'] {
  const answer = (caller: (typeof callers)[number]): Expected => {
    if (caller === 'nobody') return '401';
    const role = sampleRoles.find(({ name }) => name === caller);
    return caller === 'superuser' || role?.permissions.includes(permission) ? 'in' : '403';
  };
  return new Map(callers.map((caller) => [caller, answer(caller)]));
}

const everybody: AccessRow['answers'] = new Map(callers.map((caller) => [caller, 'in']));

/**
 * The rows of the described collections, which all follow one rule: everybody may read the list, which contains for
 * visitors only what they may see; every other call needs the collection's own permission.
 */
const collectionRows: readonly AccessRow[] = describedCollections.flatMap(
  (collection: Collection<unknown, StoredRecord, object, string, Permission>) => {
    const { path, permissions } = collection;
    const all = `/api${path}`;
    const one = `${all}{id}/`;
    return [
      { method: 'GET', path: all, answers: everybody },
      { method: 'POST', path: all, answers: answersTo(permissions.create) },
      { method: 'GET', path: one, answers: answersTo(permissions.view) },
      { method: 'PUT', path: one, answers: answersTo(permissions.edit) },
      { method: 'DELETE', path: one, answers: answersTo(permissions.delete) },
      { method: 'POST', path: `${one}restore/`, answers: answersTo(permissions.delete) },
      ...(isOrdered(collection)
        ? [{ method: 'PUT', path: `/api/order${path}`, answers: answersTo(permissions.edit) }]
        : []),
    ];
  },
);

/** The rows of the plain submissions, which follow one rule: everybody may send them, and staff need their own permissions. */
const submissionRows: readonly AccessRow[] = everyPlainSubmission.flatMap(
  ({ path, staffPath, statusPath, permissions }) => {
    const all = `/api${staffPath}`;
    const one = `${all}{id}/`;
    return [
      { method: 'POST', path: `/api${path}`, answers: everybody },
      { method: 'GET', path: all, answers: answersTo(permissions.view) },
      { method: 'GET', path: `${all}export/`, answers: answersTo(permissions.export) },
      { method: 'GET', path: one, answers: answersTo(permissions.view) },
      { method: 'PATCH', path: `${one}${statusPath}/`, answers: answersTo(permissions.edit) },
      { method: 'DELETE', path: one, answers: answersTo(permissions.delete) },
      { method: 'POST', path: `${one}restore/`, answers: answersTo(permissions.delete) },
    ];
  },
);

/** The rows of the trash, which follow one rule too: users who may delete a record may see who did; deleting it for good is a right of its own. */
const trashRows: readonly AccessRow[] = trashes.flatMap(({ name, permission }) => [
  { method: 'GET', path: `/api/trash/${name}/`, answers: answersTo(permission) },
  { method: 'DELETE', path: `/api/trash/${name}/{id}/`, answers: answersTo('trash.delete_for_good') },
]);

/** The tables of the core and of each module. */
function documents(): Promise<string[]> {
  const folders = ['tests/access', ...testModules.flatMap(({ access }) => access?.folder ?? [])];
  return Promise.all(folders.map((folder) => readFile(`${folder}/access.md`, 'utf8')));
}

/** Who may call what: the rows of the document, and those that follow a rule. */
export const accessRows = async (): Promise<AccessRow[]> => [
  ...(await documents()).flatMap(readTable),
  ...collectionRows,
  ...submissionRows,
  ...trashRows,
];
