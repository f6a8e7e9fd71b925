import type { SiteSettings } from '../../../domain/site.ts';
import type { Head } from '../page.ts';

interface ShareTagsProps {
  head: Head;
  title: string;
  site: SiteSettings;
  publicUrl: string;
}

/** Every share picture is cut to this size, in pixels. */
const WIDTH = '1200';
const HEIGHT = '630';

/** The meta tags that WhatsApp, Facebook and others read of a shared link. */
export function ShareTags({ head, title, site, publicUrl }: ShareTagsProps) {
  const picture = `${publicUrl}${head.sharePicture ?? '/share/default.jpg'}`;
  return (
    <>
      <meta property="og:type" content={head.isArticle ? 'article' : 'website'} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={`${publicUrl}${head.canonical}`} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content={WIDTH} />
      <meta property="og:image:height" content={HEIGHT} />
      <meta property="og:locale" content="en_GB" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
