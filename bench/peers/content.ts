import sharp from 'sharp';
import { makeChance } from '../twenty-years/chance.ts';
import { makeTexts } from '../twenty-years/texts.ts';

/** Posts that both sites are given. */
const POSTS = 40;

/** Elements of a post: paragraphs, with headings, lists and links among them. */
const ELEMENTS = 6;

/** Pixels of a photograph as a phone of some years ago takes it. */
const PHOTOGRAPH = { width: 1600, height: 1067 };

/** The coarser half of a photograph's details; the finer half is as large as the photograph. */
const COARSE = { width: 64, height: 43 };

export interface PeerPost {
  title: string;
  slug: string;
  excerpt: string;
  /** HTML. */
  content: string;
  photograph: Buffer;
  published: Date;
}

const noise = ({ width, height }: typeof COARSE, below: (bound: number) => number, from: number, range: number) =>
  sharp(Buffer.from(Array.from({ length: width * height * 3 }, () => from + below(range))), {
    raw: { width, height, channels: 3 },
  });

/** A made-up photograph: clouds of colour with fine grain, about as many bytes as a real one of this size. */
const photograph = (below: (bound: number) => number, grain: Buffer) =>
  noise(COARSE, below, 20, 200)
    .resize(PHOTOGRAPH.width, PHOTOGRAPH.height, { kernel: 'cubic', fit: 'fill' })
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 82 })
    .toBuffer();

/** The same posts in every run, the newest first: one every third day, with a photograph each. */
export async function peerPosts(): Promise<PeerPost[]> {
  const chance = makeChance(43);
  const texts = makeTexts(chance);
  const grain = await noise(PHOTOGRAPH, chance.below, 112, 32).png({ compressionLevel: 1 }).toBuffer();
  const posts: PeerPost[] = [];
  for (let place = 0; place < POSTS; place += 1)
    posts.push({
      title: texts.title('en'),
      slug: `peer-post-${place + 1}`,
      excerpt: texts.sentence('en'),
      content: texts.html('en', ELEMENTS),
      photograph: await photograph(chance.below, grain),
      published: new Date(Date.now() - (1 + place * 3) * 24 * 3_600_000),
    });
  return posts;
}
