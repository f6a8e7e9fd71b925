import { queryOptions } from '@tanstack/react-query';
import { siteSettings } from '../../api.ts';
import { ask } from '../session/ask.ts';

export const currentSettings = queryOptions({
  queryKey: ['site settings'],
  queryFn: () => siteSettings(ask),
});
