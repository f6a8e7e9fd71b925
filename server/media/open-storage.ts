import { join } from 'node:path';
import type { Config } from '../config.ts';
import { folderStorage } from './folder-storage.ts';
import { s3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

/** Opens the storage of the settings: a bucket, otherwise the data folder. */
export function openStorage({ bucket, dataFolder }: Pick<Config, 'bucket' | 'dataFolder'>): Storage {
  return bucket ? s3Storage(bucket) : folderStorage(join(dataFolder, 'media'));
}
