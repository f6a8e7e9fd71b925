import type { State } from '../row.ts';
import { aboutStates } from './about.ts';
import { articleStates } from './article.ts';
import { blogStates } from './blog.ts';
import { callStates } from './calls.ts';
import { contactStates } from './contact.ts';
import { donateStates } from './donate.ts';
import { eventDetailsStates } from './event-details.ts';
import { eventStates } from './events.ts';
import { footerStates } from './footer.ts';
import { galleryStates } from './galleries.ts';
import { homeStates } from './home.ts';
import { homeConditions } from './home-states.ts';
import { momentStates } from './moments.ts';
import { navigationStates } from './navigation.ts';
import { routeStates } from './routes.ts';
import { stripStates } from './strip.ts';

/** Every state of the public site whose rows say what its document says. */
export const publicStates: readonly State[] = [
  ...routeStates,
  ...navigationStates,
  ...stripStates,
  ...footerStates,
  ...homeStates,
  ...homeConditions,
  ...aboutStates,
  ...eventStates,
  ...eventDetailsStates,
  ...blogStates,
  ...articleStates,
  ...galleryStates,
  ...donateStates,
  ...contactStates,
  ...callStates,
  ...momentStates,
];
