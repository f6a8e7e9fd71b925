import { z } from 'zod';
import { day } from './instant.ts';

/** A file to download. `bytes` is its size; `type` is a media type such as `application/pdf`; save it as `file_name`. */
export const document = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  date: day,
  url: z.string(),
  file_name: z.string(),
  type: z.string(),
  bytes: z.int(),
});

export type Document = z.infer<typeof document>;
