import * as words from '#locale/dashboard/newsletter.ts';
import type { CampaignStatus } from '../../../domain/campaign.ts';
import { Badge, type BadgeTone } from '../list/Badge.tsx';

const tones: Record<CampaignStatus, BadgeTone> = {
  draft: 'quiet',
  scheduled: 'info',
  sending: 'info',
  paused: 'warning',
  sent: 'success',
};

/** The status of a campaign. */
export const CampaignBadge = ({ status }: { status: CampaignStatus }) => (
  <Badge tone={tones[status]}>{words.statuses[status]}</Badge>
);
