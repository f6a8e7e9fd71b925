import type { FileFields } from '../../domain/api/resource.ts';
import type { CurrentUser } from '../http/current-user.ts';
import type { Upload } from '../http/upload.ts';
import type { Services } from '../services.ts';

/** The initial description of a picture, until staff write a better one in the library. */
function describing(input: object): string {
  const name = 'title' in input ? input.title : 'name' in input ? input.name : '';
  return typeof name === 'string' ? name : '';
}

/** Takes the files that came along into the library, and answers the input with their numbers. */
export async function withFiles<Input extends object>(
  { media }: Services,
  currentUser: CurrentUser,
  input: Input,
  uploads: Partial<Record<string, Upload>>,
  files: FileFields = {},
): Promise<Input> {
  let complete = input;
  for (const [field, { into }] of Object.entries(files)) {
    const upload = uploads[field];
    if (upload) complete = { ...complete, [into]: await media.take(currentUser, upload, describing(input)) };
  }
  return complete;
}
