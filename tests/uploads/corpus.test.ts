import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { MediaFileDetails } from '../../domain/picture.ts';
import { MAX_PIXELS } from '../../domain/picture-limit.ts';
import { MEGABYTE, uploadTexts } from '../../domain/upload.ts';
import { worded } from '../../server/http/reply-words.ts';
import { LOW_PRIORITY_WORK_WITHIN } from '../support/patience.ts';
import { some } from '../support/thorough.ts';
import {
  film,
  half,
  hugePng,
  logo,
  longGif,
  m4a,
  mp3,
  mp4,
  noise,
  ogg,
  page,
  pdf,
  photograph,
  sendFile,
  svg,
  withComment,
  zip,
} from './corpus.ts';
import { type StorageTestApp, startStorageTestApp, storages } from './storages.ts';

const picturesOnly =
  'Choose a JPEG, PNG, GIF, WebP or AVIF picture, or an MP4 or WebM video, or an MP3, M4A or OGG recording, or a PDF document.';

/** A variant's key is longer: it adds a width. */
const isOriginal = (key: string) => /^.{22}\./.test(key);

describe.each(some(storages, 1))('uploads, kept on %s', (kind) => {
  let app: StorageTestApp;
  let access: string;

  beforeAll(async () => {
    app = await startStorageTestApp(kind);
    access = (await app.signIn(await app.addUser({ permissions: ['media.create', 'media.view'] }))).access;
  });

  afterEach(async () => {
    const waiting = await app.services.db.selectFrom('orphaned_files').selectAll().execute();
    expect(waiting).toEqual([]);
  });

  afterAll(() => app.close());

  const send = (bytes: Buffer, name = 'picture.jpg', type = 'image/jpeg') =>
    sendFile(app.url, access, { name, type, bytes }, 'Hills');
  const rows = async () => (await app.services.db.selectFrom('media').select('id').execute()).length;

  async function taken(bytes: Buffer, name?: string, type?: string): Promise<{ file: MediaFileDetails; kept: Buffer }> {
    const reply = await send(bytes, name, type);
    expect(reply.status, await reply.clone().text()).toBe(201);
    const file: MediaFileDetails = await reply.json();
    const served = await app.get(file.url);
    expect(served.status).toBe(200);
    expect(served.headers.get('content-type')).toBe(file.type);
    const kept = Buffer.from(await served.arrayBuffer());
    expect(kept.length).toBe(file.bytes);
    return { file, kept };
  }

  async function refused(bytes: Buffer, text: string, status = 400, name?: string): Promise<void> {
    const before = { rows: await rows(), originals: await originals() };
    const reply = await send(bytes, name);
    expect(reply.status).toBe(status);
    const said = worded(text, 'en');
    expect(await reply.json()).toEqual({ detail: said, errors: { file: [said] } });
    expect({ rows: await rows(), originals: await originals() }).toEqual(before);
  }
  /** Without the variants, which appear whenever they are made. */
  const originals = async () => (await app.storedFiles()).filter(isOriginal).length;

  test('a photograph: upright, without its place and its camera, as JPEG', async () => {
    const original = await photograph(900, 600);
    const before = await sharp(original).metadata();
    expect(before.orientation).toBe(6);
    expect(original.includes('SecretCamera')).toBe(true);
    expect(before.exif?.length).toBeGreaterThan(100);
    const { file, kept } = await taken(original);
    expect(file).toMatchObject({ kind: 'picture', type: 'image/jpeg', width: 600, height: 900, alt: 'Hills' });
    const after = await sharp(kept).metadata();
    expect([after.exif, after.xmp, after.iptc, after.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(kept.includes('SecretCamera')).toBe(false);
    expect(kept.includes('Exif')).toBe(false);
    expect(file.placeholder).toMatch(/^[\w+/=]{20,60}$/);
    expect(file.url).toMatch(/^\/media\/[\w-]{22}\.jpg$/);
  });

  const small = () => noise(60, 40);
  test.each([
    ['a PNG', small().png(), 'picture.png'],
    ['a PNG', small().png(), 'picture'],
    ['a GIF', small().gif(), 'picture.html'],
    ['a WebP', small().webp(), 'picture.txt'],
    ['an AVIF', small().avif({ effort: 0 }), 'picture.jpg'],
    ['a JPEG', small().jpeg(), 'picture.gif'],
  ])('%s, whatever it is called: kept as JPEG', async (_, picture, name) => {
    const { file } = await taken(await picture.toBuffer(), name, 'text/html');
    expect(file).toMatchObject({ type: 'image/jpeg', width: 60, height: 40, file_name: name });
  });

  test('a transparent picture stays so, as PNG; an empty channel does not make it transparent', async () => {
    const { file, kept } = await taken(await logo().png().toBuffer());
    expect(file).toMatchObject({ type: 'image/png', width: 640 });
    expect((await sharp(kept).stats()).isOpaque).toBe(false);
    const { file: plain } = await taken(await noise(60, 40).ensureAlpha().png().toBuffer());
    expect(plain.type).toBe('image/jpeg');
  });

  test('an animation: its first frame', async () => {
    expect((await taken(longGif(500))).file).toMatchObject({ width: 2, height: 2 });
  });

  test('more pixels than a screen: made smaller', async () => {
    const wide = await sharp({ create: { width: 6000, height: 3000, channels: 3, background: '#8e2f17' } })
      .jpeg()
      .toBuffer();
    expect((await taken(wide)).file).toMatchObject({ width: 4000, height: 2000 });
  });

  test.each([
    ['an MP4', mp4(), 'video/mp4', 'video', 'mp4'],
    ['a WebM', film, 'video/webm', 'video', 'webm'],
    ['an MP3', mp3(), 'audio/mpeg', 'audio', 'mp3'],
    [
      'an MP3 with a title',
      Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1'), mp3()]),
      'audio/mpeg',
      'audio',
      'mp3',
    ],
    ['an M4A', m4a(), 'audio/mp4', 'audio', 'm4a'],
    ['an Ogg Opus', ogg('OpusHead'), 'audio/ogg', 'audio', 'ogg'],
    ['an Ogg Vorbis', ogg('\x01vorbis'), 'audio/ogg', 'audio', 'ogg'],
    ['a PDF', pdf, 'application/pdf', 'document', 'pdf'],
  ])('%s is kept as it came', async (_, bytes, type, kindOfFile, extension) => {
    const { file, kept } = await taken(bytes, 'file.bin');
    expect(file).toMatchObject({ type, kind: kindOfFile });
    expect(file.url.endsWith(`.${extension}`)).toBe(true);
    expect(kept.equals(bytes)).toBe(true);
  });

  test('a name with folders names no place', async () => {
    const bytes = await noise(60, 40).png().toBuffer();
    for (const name of ['../../../../etc/passwd.png', '..\\..\\boot.png', '/etc/passwd.png', '....//a\0b.png']) {
      const { file } = await taken(bytes, name);
      expect(file.file_name).not.toMatch(/[/\\\0]/);
      expect(file.url).toMatch(/^\/media\/[\w-]{22}\.jpg$/);
    }
  });

  test.each([
    ['JPEG', () => photograph()],
    ['PNG', () => noise(300, 200).png().toBuffer()],
    ['WebP', () => noise(300, 200).webp().toBuffer()],
    ['AVIF', () => noise(300, 200).avif({ effort: 0 }).toBuffer()],
    ['GIF', () => noise(80, 60).gif().toBuffer()],
  ])('a %s that is cut short', async (_, make) => {
    await refused(half(await make()), uploadTexts.damaged);
  });

  test('a PDF that is cut short', () => refused(half(pdf), uploadTexts.damaged));
  test('50,000 x 50,000 pixels', () => refused(hugePng(50_000), uploadTexts.tooManyPixels(MAX_PIXELS)));
  test('a head that promises pixels that are not there', () => refused(hugePng(100), uploadTexts.damaged));
  test('10,000 frames', () => refused(longGif(10_000), uploadTexts.tooManyFrames));
  test('nothing at all', () => refused(Buffer.alloc(0), uploadTexts.empty));

  test('11 MB', async () => {
    const large = await noise(2300, 1750).png({ compressionLevel: 0 }).toBuffer();
    expect(large.length).toBeGreaterThan(11 * MEGABYTE);
    await refused(large, uploadTexts.tooLarge(10 * MEGABYTE), 413);
  });

  const picture = () => noise(300, 200).jpeg().toBuffer();
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['SVG with a script', () => svg],
    ['HTML called .png', () => page],
    ['text', () => Buffer.from('only words, and then some more of them')],
    ['three bytes', () => Buffer.from('\xff\xd8\xff', 'latin1')],
    ['Matroska', () => Buffer.concat([Buffer.from('\x1aE\xdf\xa3\x8bB\x82\x88matroska', 'latin1'), Buffer.alloc(600)])],
    ['TIFF', () => noise(60, 40).tiff().toBuffer()],
    ['BMP', () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(600)])],
    ['a program', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(600)])],
    ['WAV', () => Buffer.concat([Buffer.from('RIFF\x24\x08\0\0WAVEfmt ', 'latin1'), Buffer.alloc(600)])],
    ['an Ogg film', () => ogg('\x80theora')],
    ['an archive', () => zip],
    ['HTML before a picture', async () => Buffer.concat([page, await picture()])],
  ])('%s is none of what is taken', async (_, make) => {
    await refused(await make(), picturesOnly, 400, 'picture.png');
  });

  test('HEIC is none of what is taken, and its owner reads how to get a JPEG', async () => {
    await refused(
      Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(600)]),
      uploadTexts.heic,
      400,
      'picture.heic',
    );
  });

  test.each<[string, () => Promise<Buffer>]>([
    ['HTML after it', async () => Buffer.concat([await picture(), page])],
    ['a script in a comment', async () => withComment(await picture(), '<script>alert(1)</script>')],
    ['PHP in a comment', async () => withComment(await picture(), '<?php system("id"); ?>')],
    ['a PDF in a comment', async () => withComment(await picture(), '%PDF-1.4 ')],
    ['an archive after it', async () => Buffer.concat([await picture(), zip])],
    ['SVG after it', async () => Buffer.concat([await picture(), svg])],
  ])('a picture with %s is refused', async (_, make) => {
    await refused(await make(), uploadTexts.holdsMore);
  });

  test('a GIF that is a script is damaged', () =>
    refused(Buffer.from('GIF89a/*aaaa*/=1;alert(1)'), uploadTexts.damaged));
  test('a PDF that is a page', () => {
    const both = Buffer.from(`%PDF-1.4\n<script>alert(1)</script>${'% words\n'.repeat(100)}%%EOF`);
    return refused(both, uploadTexts.holdsMore);
  });

  test(
    'nothing is left of any of them but what was kept',
    async () => {
      // The queue works on files of its own, until it has made the last variant.
      await expect.poll(() => app.partialFiles(), { timeout: LOW_PRIORITY_WORK_WITHIN, interval: 200 }).toEqual([]);
      const kept = await app.services.db.selectFrom('media').select('key').execute();
      const originals = (await app.storedFiles()).filter(isOriginal);
      expect(originals.sort()).toEqual(kept.map(({ key }) => key).sort());
    },
    1.5 * LOW_PRIORITY_WORK_WITHIN,
  );
});
