import { Band } from '../../ui/imigongo/Band.tsx';

/** The title above the blocks of a page, each as wide as it likes to be. */
export function PageTitle({ title, lang }: { title: string; lang: string | undefined }) {
  return (
    <div className="page-width page-title pt-10 pb-2 lg:pt-16 lg:pb-4">
      <h1 id="page-title" lang={lang} className="max-w-reading text-title">
        {title}
      </h1>
    </div>
  );
}

/** The painted line at the head of a page of blocks. */
export const PageBand = () => <Band motif="steps" tone="chalk" size="regular" />;
