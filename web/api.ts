import type { ShownAdvertisement } from '../domain/advertisement.ts';
import type { Announcement } from '../domain/announcement.ts';
import type { EventWindow, ListedEvent } from '../domain/event.ts';
import type { Page } from '../domain/listing.ts';
import type { ListedPost, PostWindow } from '../domain/post.ts';
import type { SiteSettings } from '../domain/site.ts';
import type { Ask } from './request.ts';

// One function a call. Each takes the `ask` of where it runs: in the server's process, a visitor's browser, the desk.

export const siteSettings = (ask: Ask) => ask<SiteSettings>('/site-settings/');
export const activeAnnouncements = (ask: Ask) => ask<Announcement[]>('/announcements/active/');
export const shownAdvertisements = (ask: Ask) => ask<Page<ShownAdvertisement>>('/ads/');
export const eventsInWindow = (ask: Ask, window: EventWindow) => ask<Page<ListedEvent>>('/events/', { query: { window } });
export const postsInWindow = (ask: Ask, window: PostWindow) => ask<ListedPost[]>('/posts/', { query: { window } });
