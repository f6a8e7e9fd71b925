import '../../ui/rich-text.css';
import { useQuery } from '@tanstack/react-query';
import type { Campaign } from '../../../domain/campaign.ts';
import { RichText } from '../../ui/RichText.tsx';
import { Banner } from '../components/Banner.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { Waiting } from '../screen/Waiting.tsx';
import { previewOf } from './calls.ts';

/** The campaign as readers get it, with HTML and without. */
export function CampaignPreview({ campaign }: { campaign: Campaign }) {
  const { data, error } = useQuery(previewOf(campaign));
  return (
    <FormSection title="As readers get it" hint="Mail programs differ: to see it in yours, send a test to yourself.">
      {data === undefined && error === null ? <Waiting>Making the preview...</Waiting> : null}
      {error === null ? null : (
        <Banner tone="danger">
          <p>The preview could not be made. {error.message}</p>
        </Banner>
      )}
      {data === undefined ? null : (
        <>
          <div className="max-w-reading border border-line bg-surface p-[clamp(1rem,3vw,1.75rem)]">
            <RichText html={data.content} />
          </div>
          <details>
            <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold">
              Without HTML, for those who read mail so
            </summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
            <pre tabIndex={0} className="overflow-x-auto border border-line bg-sunken p-4 text-sm whitespace-pre-wrap">
              {data.text}
            </pre>
          </details>
        </>
      )}
    </FormSection>
  );
}
