/** A record that has a page, and when it was last changed. Of a page that staff have added, where it stands, too. */
export interface StampedRecord {
  id: number;
  updated_at: string;
  address?: string;
}
