import { Badge } from '../list/Badge.tsx';

/** Whether visitors see the item. */
export function ItemStatus({ isActive }: { isActive: boolean }) {
  return <Badge tone={isActive ? 'success' : 'quiet'}>{isActive ? 'Active' : 'Inactive'}</Badge>;
}
