import type { LetterStatus } from '../../../domain/letter.ts';
import { Badge, type BadgeTone } from '../list/Badge.tsx';

const looks: Record<LetterStatus, { tone: BadgeTone; word: string }> = {
  draft: { tone: 'quiet', word: 'Draft' },
  sending: { tone: 'info', word: 'Being sent' },
  paused: { tone: 'warning', word: 'Stopped' },
  sent: { tone: 'success', word: 'Sent' },
};

/** Where a letter stands. */
export function LetterBadge({ status }: { status: LetterStatus }) {
  const { tone, word } = looks[status];
  return <Badge tone={tone}>{word}</Badge>;
}
