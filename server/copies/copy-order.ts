import { z } from 'zod';

/** What the process that copies is told first: where everything is, and the key, which stand in no argument for others to read. */
export const copyOrder = z.object({
  dataFolder: z.string(),
  databaseUrl: z.string(),
  bucket: z
    .object({ address: z.string(), region: z.string(), accessKeyId: z.string(), secretAccessKey: z.string() })
    .nullable(),
  secretKey: z.string(),
  places: z.array(z.string()),
  /** In Base64. */
  key: z.string(),
  accessKeyId: z.string().nullable(),
  secretAccessKey: z.string().nullable(),
  sshKey: z.string().nullable(),
  sshHost: z.string().nullable(),
});

export type CopyOrder = z.infer<typeof copyOrder>;

/** What it is told afterwards: to stop reading the database, so that its journal can be emptied; to go on; to send what waits and end. */
export const copyCommand = z.enum(['let go', 'go on', 'stop']);

export type CopyCommand = z.infer<typeof copyCommand>;

/** What it answers once it has stopped reading. */
export const HAS_LET_GO = 'has let go';
