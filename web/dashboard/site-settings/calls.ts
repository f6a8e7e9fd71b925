import { queryOptions } from '@tanstack/react-query';
import { request } from '../session/request.ts';

/** Begins the key of everything that is known of the settings. */
export const everySetting = ['site settings'];

export const currentSettings = queryOptions({
  queryKey: everySetting,
  queryFn: () => request('GET /site-settings/'),
});
