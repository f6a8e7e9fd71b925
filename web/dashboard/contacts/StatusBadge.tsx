import { type ContactStatus, contactStatusLabels } from '../../../domain/contact-message.ts';
import { Badge } from '../list/Badge.tsx';

/** Whether somebody has dealt with it. */
export function StatusBadge({ status }: { status: ContactStatus }) {
  return <Badge tone={status === 'new' ? 'warning' : 'quiet'}>{contactStatusLabels[status]}</Badge>;
}
