import type { CampaignStatus } from '../../../domain/campaign.ts';
import { Badge, type BadgeTone } from '../list/Badge.tsx';

const looks: Record<CampaignStatus, { tone: BadgeTone; word: string }> = {
  draft: { tone: 'quiet', word: 'Draft' },
  sending: { tone: 'info', word: 'Sending' },
  paused: { tone: 'warning', word: 'Stopped' },
  sent: { tone: 'success', word: 'Sent' },
};

/** The status of a campaign. */
export function CampaignBadge({ status }: { status: CampaignStatus }) {
  const { tone, word } = looks[status];
  return <Badge tone={tone}>{word}</Badge>;
}
