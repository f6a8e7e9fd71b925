/** The names in the address by which the list is filtered. */
export const filterNames = ['category', 'media_type', 'status', 'uploaded'] as const;

export const mediaTypeOptions = [
  { value: '', label: 'All Media Types' },
  { value: 'image', label: 'Images' },
  { value: 'video', label: 'Videos' },
] as const;

export const statusOptions = [
  { value: '', label: 'All Status' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
] as const;
