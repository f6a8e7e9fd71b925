import { queryOptions } from '@tanstack/react-query';
import { siteSettings } from '../../api.ts';
import { request } from '../session/request.ts';

export const currentSettings = queryOptions({
  queryKey: ['site settings'],
  queryFn: () => siteSettings(request),
});
