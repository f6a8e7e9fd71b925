export const statusOptions = [
  { value: '', label: 'All Status' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
  { value: 'verified', label: 'Verified' },
] as const;

export const roleOptions = [
  { value: '', label: 'All Roles' },
  { value: 'staff', label: 'Staff' },
  { value: 'regular', label: 'Regular' },
] as const;
