import { eventTypes } from '../../../domain/event.ts';
import { typeWords } from './EventBadges.tsx';

export const typeOptions = [
  { value: '', label: 'All Types' },
  ...eventTypes.map((value) => ({ value, label: typeWords[value] })),
] as const;

export const statusOptions = [
  { value: '', label: 'All Status' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
] as const;

export const dateOptions = [
  { value: '', label: 'All Dates' },
  { value: 'today', label: 'Today' },
  { value: 'thisWeek', label: 'This Week' },
  { value: 'thisMonth', label: 'This Month' },
] as const;
