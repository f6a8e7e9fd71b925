import type { ReactNode } from 'react';
import { otherAddresses } from '../../domain/addresses.ts';
import type { SiteSettings } from '../../domain/site.ts';
import type { Assets } from './document-request.ts';
import { ShareTags } from './head/ShareTags.tsx';
import { StructuredDataScripts } from './head/StructuredDataScripts.tsx';
import type { Head } from './page.ts';

interface DocumentProps {
  head: Head;
  site: SiteSettings;
  publicUrl: string;
  assets: Assets;
  lowData: boolean;
  children: ReactNode;
}

/** The HTML around every public page. */
export function Document({ head, site, publicUrl, assets, lowData, children }: DocumentProps) {
  const title = head.canonical === '/' ? `${site.name} — ${site.line}` : `${head.title} — ${site.name}`;
  return (
    <html lang="en" data-low-data={lowData ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={head.description} />
        <meta name="theme-color" content="#8e2f17" />
        {head.isHidden ? <meta name="robots" content="noindex" /> : null}
        <link rel="canonical" href={`${publicUrl}${head.canonical}`} />
        {lowData
          ? null
          : assets.fonts.map((address) => (
              <link key={address} rel="preload" href={address} as="font" type="font/woff2" crossOrigin="anonymous" />
            ))}
        {assets.stylesheets.map((address) => (
          <link key={address} rel="stylesheet" href={address} />
        ))}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="alternate" type="application/rss+xml" title={`${site.name}: blog`} href={otherAddresses.feed} />
        <ShareTags head={head} title={title} site={site} publicUrl={publicUrl} />
        {lowData ? null : (
          <>
            <StructuredDataScripts head={head} site={site} publicUrl={publicUrl} />
            {assets.beginning === undefined ? null : (
              // biome-ignore lint/security/noDangerouslySetInnerHtml: a function of ours, with an address of the build
              <script type="module" dangerouslySetInnerHTML={{ __html: assets.beginning }} />
            )}
            {assets.scripts.map((address) => (
              <script key={address} type="module" src={address} />
            ))}
          </>
        )}
      </head>
      <body>{children}</body>
    </html>
  );
}
