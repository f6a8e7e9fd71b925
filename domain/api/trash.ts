import { identifier } from '../identifier.ts';
import { forGoodReason, type Trash, type TrashName, trashedRecords, trashes, trashQuery } from '../trash.ts';
import { defineCall } from './call.ts';

/** The calls of one kind's trash. */
export const trashDefinitionsOf = ({ name, permission }: Pick<Trash, 'name' | 'permission'>) =>
  ({
    list: {
      access: permission,
      summary: `Who moved these records of ${name} to the trash, and what is removed together with them`,
      query: trashQuery,
      reply: trashedRecords,
    },
    remove: {
      access: 'trash.delete_for_good',
      summary: `Delete one record of ${name} in the trash for good, for which \`${permission}\` is needed too; before its 30 days only a superuser may`,
      parameters: identifier,
      query: forGoodReason,
    },
  }) as const;

type Definitions = ReturnType<typeof trashDefinitionsOf>;

type TrashCalls = Readonly<
  Record<`GET /trash/${TrashName}/`, Definitions['list']> &
    Record<`DELETE /trash/${TrashName}/{id}/`, Definitions['remove']>
>;

function everyCall(): TrashCalls;
function everyCall(): object {
  const calls = trashes.map((trash) => {
    const { list, remove } = trashDefinitionsOf(trash);
    return {
      ...defineCall(`GET /trash/${trash.name}/`, list),
      ...defineCall(`DELETE /trash/${trash.name}/{id}/`, remove),
    };
  });
  return Object.assign({}, ...calls);
}

/** The calls of the trash: listing its records, and deleting them for good early. */
export const trashCalls = everyCall();
