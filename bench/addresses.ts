/** The pages of the sample organisation that visitors open most. */
export const benchedPages = {
  home: '/',
  events: '/Events',
  'an article': '/BlogDetail/1',
  'an event': '/EventDetails/1',
  gallery: '/Gallery',
} as const;

/** Every page of the public site that has content of its own. */
export const allPages: readonly string[] = [
  ...Object.values(benchedPages),
  '/MoreBlogs',
  '/Mentorship',
  '/AboutUs',
  '/Mission',
  '/Vision',
  '/History',
  '/Team',
  '/Documents',
  '/Testimonials',
  '/Services',
  '/contactus',
  '/donate',
  '/Videos',
  '/newsletter',
  '/Privacy',
  '/Terms',
  '/Cookies',
];

/** Every call an anonymous visitor may read with: lists, and one record of each kind. */
export const publicCalls: readonly string[] = [
  '/api/site-settings/',
  '/api/announcements/',
  '/api/announcements/active/',
  '/api/ads/',
  '/api/events/',
  '/api/events/1/',
  '/api/posts/',
  '/api/posts/1/',
  '/api/categories/',
  '/api/gallery/',
  '/api/gallery/1/',
  '/api/gallery-categories/',
  '/api/timeline/',
  '/api/team/',
  '/api/documents/',
  '/api/testimonials/',
  '/api/site-pages/privacy/',
];
