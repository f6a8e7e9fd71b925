import type { Event } from '../../../domain/event.ts';
import type { PlainPage } from '../../../domain/plain-page.ts';
import type { Post } from '../../../domain/post.ts';
import { type SiteSettings, sampleContact } from '../../../domain/site.ts';

/** A thing as schema.org describes it, for search engines. Addresses are absolute. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** One step on the way to a page. */
export interface Crumb {
  name: string;
  /** Below the site's root. */
  address: string;
}

const context = 'https://schema.org';

export function organization(site: SiteSettings, publicUrl: string): StructuredData {
  return {
    '@context': context,
    '@type': 'NGO',
    name: site.name,
    description: site.description,
    slogan: site.line,
    url: publicUrl,
    logo: `${publicUrl}/icon-512.png`,
    // Search engines show a telephone number to people who are not on the site, where it says that it is a sample.
    ...(site.email === '' || site.email === sampleContact.email ? {} : { email: site.email }),
    ...(site.phone === '' || site.phone === sampleContact.phone ? {} : { telephone: site.phone }),
    foundingDate: String(site.founded),
    address: {
      '@type': 'PostalAddress',
      ...(site.street === '' ? {} : { streetAddress: site.street }),
      addressLocality: site.head_office,
      addressCountry: 'RW',
    },
    ...(site.social_links.length === 0 ? {} : { sameAs: site.social_links.map(({ url }) => url) }),
  };
}

export function breadcrumbs(trail: readonly Crumb[], publicUrl: string): StructuredData {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${publicUrl}${address}`,
    })),
  };
}

const attendance = {
  offline: 'https://schema.org/OfflineEventAttendanceMode',
  online: 'https://schema.org/OnlineEventAttendanceMode',
  hybrid: 'https://schema.org/MixedEventAttendanceMode',
} as const;

/** The places of an event: a hall, an online address, or both. */
function placesOf({ event_type, location, online_link }: Event, page: string): StructuredData[] {
  const hall = { '@type': 'Place', name: location, address: location };
  const web = { '@type': 'VirtualLocation', url: online_link ?? page };
  if (event_type === 'online') return [web];
  return event_type === 'hybrid' ? [hall, web] : [hall];
}

export function eventData(event: Event, address: string, site: SiteSettings, publicUrl: string): StructuredData {
  const page = `${publicUrl}${address}`;
  return {
    '@context': context,
    '@type': 'Event',
    name: event.title,
    description: event.summary,
    startDate: event.start_date,
    ...(event.end_date === null ? {} : { endDate: event.end_date }),
    eventAttendanceMode: attendance[event.event_type],
    eventStatus: 'https://schema.org/EventScheduled',
    location: placesOf(event, page),
    image: [`${publicUrl}/share/event-${event.id}.jpg`],
    organizer: { '@type': 'Organization', name: event.organizer ?? site.name, url: publicUrl },
    url: page,
  };
}

export function plainPageData(page: PlainPage, address: string, site: SiteSettings, publicUrl: string): StructuredData {
  return {
    '@context': context,
    '@type': 'WebPage',
    name: page.title,
    ...(page.description === '' ? {} : { description: page.description }),
    datePublished: page.published_date ?? page.created_at,
    dateModified: page.updated_at,
    publisher: { '@type': 'Organization', name: site.name, logo: `${publicUrl}/icon-512.png` },
    url: `${publicUrl}${address}`,
  };
}

export function postData(post: Post, address: string, site: SiteSettings, publicUrl: string): StructuredData {
  const { author_details: author } = post;
  const name = author === null ? site.name : `${author.first_name} ${author.last_name}`.trim();
  return {
    '@context': context,
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    datePublished: post.published_date ?? post.created_at,
    dateModified: post.updated_at,
    author: { '@type': author === null ? 'Organization' : 'Person', name },
    publisher: { '@type': 'Organization', name: site.name, logo: `${publicUrl}/icon-512.png` },
    image: [`${publicUrl}/share/post-${post.id}.jpg`],
    mainEntityOfPage: `${publicUrl}${address}`,
  };
}
