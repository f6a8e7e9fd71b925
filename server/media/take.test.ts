import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadTexts } from '../../domain/upload.ts';
import { noise } from '../../tests/uploads/corpus.ts';
import { outageOf } from '../http/outage.ts';
import { Upload } from '../http/upload.ts';
import { TemporaryFiles } from '../uploads/temporary-files.ts';
import { folderStorage } from './folder-storage.ts';
import { ImageWorker } from './image-worker.ts';
import { TaskFailed } from './picture-worker.ts';
import { takeUpload } from './take.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'intambwe-take-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** A disk on which nothing can be written any more. */
class FullDisk extends TemporaryFiles {
  override write(): Promise<string> {
    return Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
  }
}

test('a good picture that cannot be written for want of room is not called damaged; one that is damaged is', async () => {
  const path = join(folder, 'a.jpg');
  await writeFile(path, await noise(64, 48).jpeg().toBuffer());
  const described = { field: 'file', fileName: 'a.jpg', type: 'image/jpeg', kind: 'picture', bytes: 2000 } as const;
  const upload = new Upload({ ...described, path });
  const imageWorker = new ImageWorker(folder);
  const take = (files: TemporaryFiles) => {
    const write = () => Promise.reject(new Error('Nothing is written'));
    return takeUpload({ storage: folderStorage(folder), files, imageWorker, write }, null, upload, '');
  };
  imageWorker.normalise = () => Promise.reject(new Error('The program that handles pictures was ended (SIGKILL)'));
  const full = await take(new FullDisk(folder)).catch((error: unknown) => error);
  expect(outageOf(full)).toBe('full');
  await expect(take(new TemporaryFiles(folder))).rejects.toThrow('(SIGKILL)');
  imageWorker.normalise = () => Promise.reject(new TaskFailed('damaged'));
  await expect(take(new TemporaryFiles(folder))).rejects.toThrow(uploadTexts.damaged);
});
