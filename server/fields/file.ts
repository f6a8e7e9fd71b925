import type { StoredKind } from './kind.ts';

const isNumber = (stored: unknown) => typeof stored === 'number';

export const picture: StoredKind<'picture'> = {
  column: 'number',
  want(stored, { pictures }) {
    if (isNumber(stored)) pictures.add(stored);
  },
  put(shown, stored, key, { options: { upload } }, { pictures }) {
    const found = isNumber(stored) ? pictures.get(stored) : undefined;
    shown[upload] = found?.url ?? null;
    shown[key] = found ?? null;
  },
  async write(id, name, { upload }, { checkPicture }) {
    if (isNumber(id)) await checkPicture(id, upload, name);
    return {};
  },
};

export const document: StoredKind<'document'> = {
  column: 'number',
  also: ['file_name'],
  want(stored, { documents }) {
    if (isNumber(stored)) documents.add(stored);
  },
  put(shown, stored, _key, _field, { documents }) {
    if (isNumber(stored)) Object.assign(shown, documents.get(stored));
  },
  write: async (id, _, options, { title, documentName }) =>
    id === undefined ? {} : { file_name: await documentName(id, options, title) },
};
