import { moduleCalls } from '../../modules/calls.ts';
import { askCalls } from './asks.ts';
import { calendarCalls } from './calendar.ts';
import { collectionCalls } from './collections.ts';
import { draftCalls } from './drafts.ts';
import { eventCalls } from './events.ts';
import { galleryCalls, mediaCalls } from './gallery.ts';
import { givingCalls } from './giving.ts';
import { installationCalls, privacyCalls } from './installation.ts';
import { newsletterCalls } from './newsletter.ts';
import { orderCalls } from './order.ts';
import { pageCalls } from './pages.ts';
import { pledgeCalls } from './pledges.ts';
import { postCalls } from './posts.ts';
import { previewCalls } from './previews.ts';
import { redirectCalls } from './redirects.ts';
import { searchCalls } from './search.ts';
import { signInCalls } from './sign-in.ts';
import { siteCalls } from './site.ts';
import { submissionCalls } from './submissions.ts';
import { translationCalls } from './translations.ts';
import { trashCalls } from './trash.ts';
import { undoCalls } from './undo.ts';
import { profileCalls, roleCalls, userCalls } from './users.ts';
import { useCalls } from './uses.ts';
import { versionCalls } from './versions.ts';

const groups = [
  calendarCalls,
  collectionCalls,
  submissionCalls,
  draftCalls,
  askCalls,
  useCalls,
  eventCalls,
  galleryCalls,
  givingCalls,
  installationCalls,
  mediaCalls,
  newsletterCalls,
  orderCalls,
  pageCalls,
  pledgeCalls,
  postCalls,
  previewCalls,
  privacyCalls,
  profileCalls,
  redirectCalls,
  roleCalls,
  searchCalls,
  signInCalls,
  siteCalls,
  translationCalls,
  moduleCalls,
  trashCalls,
  undoCalls,
  userCalls,
  versionCalls,
] as const;

/** The calls of all groups by their keys. */
export const api = {
  ...calendarCalls,
  ...collectionCalls,
  ...submissionCalls,
  ...draftCalls,
  ...askCalls,
  ...useCalls,
  ...eventCalls,
  ...galleryCalls,
  ...givingCalls,
  ...installationCalls,
  ...mediaCalls,
  ...newsletterCalls,
  ...orderCalls,
  ...pageCalls,
  ...pledgeCalls,
  ...postCalls,
  ...previewCalls,
  ...privacyCalls,
  ...profileCalls,
  ...redirectCalls,
  ...roleCalls,
  ...searchCalls,
  ...signInCalls,
  ...siteCalls,
  ...translationCalls,
  ...moduleCalls,
  ...trashCalls,
  ...undoCalls,
  ...userCalls,
  ...versionCalls,
};

const defined = groups.reduce<number>((count, group) => count + Object.keys(group).length, 0);
if (defined !== Object.keys(api).length) throw new Error('A call of the API is defined in two groups');

/** Every call of the API with its types: the browser imports this type alone, and no schema with it. */
export type Api = typeof api;
