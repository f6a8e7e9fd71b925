import type { GuidePart } from '../web/dashboard/guide/guide-part.ts';
import type { moduleAddresses } from './addresses.ts';
import { statementGuide } from './statements/dashboard/guide.ts';

/** What the guide says of the screens that modules bring. */
export const moduleGuide: Record<keyof typeof moduleAddresses, GuidePart> = { ...statementGuide };
