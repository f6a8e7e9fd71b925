import type { ReactNode } from 'react';
import { language } from '#locale/language.ts';
import * as words from '#locale/layout.ts';
import {
  addressIn,
  type Language,
  mainLanguage,
  openGraphLocales,
  programLanguage,
  splitLanguage,
} from '../../domain/languages.ts';
import type { SiteSettings } from '../../domain/site.ts';
import { cut } from '../../domain/text.ts';
import { addresses, otherAddresses } from './addresses.ts';
import type { Assets } from './document-request.ts';
import { breadcrumbs, organization, type StructuredData } from './head/structured-data.ts';
import type { Alternate, Head } from './page.ts';
import { useLedLinks } from './page-leads.ts';

interface StructuredDataScriptsProps {
  head: Head;
  site: SiteSettings;
  publicUrl: string;
}

/** No text in it can end the script element early. */
const asScript = (data: StructuredData) => JSON.stringify(data).replaceAll('<', '\\u003c');

/** The page's structured data, for search engines. These scripts are data; no browser runs them. */
function StructuredDataScripts({ head, site, publicUrl }: StructuredDataScriptsProps) {
  const isHome = head.canonical === addresses.home;
  const above = useLedLinks(head.trail ?? []);
  const trail = [
    { name: words.home, address: addresses.home },
    ...above,
    { name: head.title, address: head.canonical },
  ];
  const all = [
    ...(isHome ? [organization(site, publicUrl)] : [breadcrumbs(trail, publicUrl)]),
    ...(head.structuredData ? [head.structuredData] : []),
  ];
  return all.map((data) => (
    <script
      key={String(data['@type'])}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own making, with every "<" escaped
      dangerouslySetInnerHTML={{ __html: asScript(data) }}
    />
  ));
}

interface ShareTagsProps {
  head: Head;
  title: string;
  site: SiteSettings;
  publicUrl: string;
  /** The address of the page in the language of its main text. */
  canonical: string;
  alternates: readonly Alternate[];
}

/** Every share picture is cut to this size, in pixels. */
const WIDTH = '1200';
const HEIGHT = '630';

/** Characters of a description that search engines and share previews show. */
const DESCRIPTION = 160;

/** The description with whole words, where it is cut. */
function describing({ description }: Head): string {
  const shown = cut(description, DESCRIPTION - 1);
  return shown === description ? shown : shown.replace(/\s+\S*$/, '…');
}

/** The meta tags that WhatsApp, Facebook and others read of a shared link. */
function ShareTags({ head, title, site, publicUrl, canonical, alternates }: ShareTagsProps) {
  const { address, alt } = head.sharePicture ?? { address: '/share/default.jpg', alt: site.name };
  return (
    <>
      <meta property="og:type" content={head.isArticle ? 'article' : 'website'} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={describing(head)} />
      <meta property="og:url" content={`${publicUrl}${canonical}`} />
      <meta property="og:image" content={`${publicUrl}${address}`} />
      <meta property="og:image:alt" content={alt || title} />
      <meta property="og:image:width" content={WIDTH} />
      <meta property="og:image:height" content={HEIGHT} />
      {canonical === head.canonical ? <meta property="og:locale" content={openGraphLocales[language]} /> : null}
      {alternates.map(({ language: code }) =>
        code === language ? null : <meta key={code} property="og:locale:alternate" content={openGraphLocales[code]} />,
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The page in each language that is offered and in which it is there; none where there is one language alone. */
function alternatesOf(
  { alternates, canonical }: Head,
  { languages, page_languages = {} }: SiteSettings,
): readonly Alternate[] {
  if (languages.length === 0) return [];
  const offered: readonly Language[] = [mainLanguage(), ...languages];
  const { path } = splitLanguage(canonical);
  if (alternates) return alternates.filter((one) => offered.includes(one.language));
  const inLanguages = page_languages[path] ?? offered;
  return offered
    .filter((code) => inLanguages.includes(code))
    .map((code) => ({ language: code, address: addressIn(code, path) }));
}

interface DocumentProps {
  head: Head;
  site: SiteSettings;
  publicUrl: string;
  assets: Assets;
  lowData: boolean;
  children: ReactNode;
}

/** The HTML around every public page. */
export function HtmlDocument({ head, site, publicUrl, assets, lowData, children }: DocumentProps) {
  const isHome = head.canonical === addresses.home;
  const alternates = alternatesOf(head, site);
  const [main = alternates[0]] = alternates.filter((one) => one.language === mainLanguage());
  const source = main?.address ?? head.canonical;
  const isOwn = alternates.length === 0 || alternates.some((one) => one.language === language);
  const canonical = isOwn ? head.canonical : source;
  const title = isHome ? `${site.name} — ${site.line}` : `${head.title} — ${site.name}`;
  return (
    <html
      lang={language}
      data-main-language={mainLanguage() === programLanguage ? undefined : mainLanguage()}
      data-low-data={lowData ? '' : undefined}
      data-page-leads={site.page_leads && JSON.stringify(site.page_leads)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={describing(head)} />
        <meta name="theme-color" content="#8e2f17" />
        {head.isHidden ? <meta name="robots" content="noindex" /> : null}
        {/* With no origin at all, browsers would send a form's without one too. */}
        {head.isSecret ? <meta name="referrer" content="strict-origin" /> : null}
        <link rel="canonical" href={`${publicUrl}${canonical}`} />
        {isOwn && alternates.length > 1 && !head.isHidden ? (
          <>
            {alternates.map(({ language: code, address }) => (
              <link key={code} rel="alternate" hrefLang={code} href={`${publicUrl}${address}`} />
            ))}
            <link rel="alternate" hrefLang="x-default" href={`${publicUrl}${source}`} />
          </>
        ) : null}
        {lowData
          ? null
          : assets.fonts.map((address) => (
              <link key={address} rel="preload" href={address} as="font" type="font/woff2" crossOrigin="anonymous" />
            ))}
        {assets.stylesheets.map((address) => (
          <link key={address} rel="stylesheet" href={address} />
        ))}
        {/* Filled once the rest of the document tells which rules it needs. */}
        {assets.styleOf && <style />}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={otherAddresses.manifest} />
        <link rel="alternate" type="application/rss+xml" title={words.blogOf(site.name)} href={otherAddresses.feed} />
        <ShareTags
          head={head}
          title={title}
          site={site}
          publicUrl={publicUrl}
          canonical={canonical}
          alternates={isOwn && !head.isHidden ? alternates : []}
        />
        {lowData ? null : (
          <>
            <StructuredDataScripts head={head} site={site} publicUrl={publicUrl} />
            {assets.beginning === undefined ? null : (
              // biome-ignore lint/security/noDangerouslySetInnerHtml: a function of ours, with an address of the build
              <script type="module" dangerouslySetInnerHTML={{ __html: assets.beginning }} />
            )}
          </>
        )}
      </head>
      <body>{children}</body>
    </html>
  );
}
