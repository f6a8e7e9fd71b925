import { Band } from '../../ui/imigongo/Band.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { drawing } from '../components/drawing.ts';
import box from './pictures/savings-box.svg?no-inline';

/** The drawing at the head of this page. */
const savingsBox = drawing(
  box,
  1600,
  900,
  'A savings box with three padlocks, its keys, coins and a member’s passbook full of stamps',
);

/** The name of the page, beside the box and the book in which a group keeps what counts. */
export function DocumentsHead() {
  return (
    <div className="bg-chalk-deep">
      <div className="grid md:grid-cols-[6fr_5fr]">
        <div className="purpose-text">
          <h1 id="documents-title" className="text-display">
            Documents
          </h1>
          <p className="mt-5 max-w-[38ch] text-lead">
            To read, to print and to pass on. Type and size stand beside each one, so that you know what it takes to
            download it.
          </p>
        </div>
        <Picture
          picture={savingsBox}
          sizes="(min-width: 48rem) 46vw, 100vw"
          first
          className="aspect-video h-full w-full object-cover max-md:order-first"
        />
      </div>
      <Band motif="zigzag" tone="clay" size="regular" />
    </div>
  );
}
