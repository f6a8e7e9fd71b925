/** A record that has a page, when it was last changed, and what its address is made of beside its number. */
export interface StampedRecord {
  id: number;
  updated_at: string;
  address?: string;
  title?: string;
  slug?: string;
}
