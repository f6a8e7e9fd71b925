import { staffText } from '../../domain/reply-text.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { notAllowed } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import { noteConfirmedClock } from './clock-check.ts';

export function clockRoutes({ write }: Services): Endpoint[] {
  return [
    implement('POST /clock/confirm/', async ({ currentUser }) => {
      if (!currentUser.isSuperuser) throw notAllowed(staffText('onlySuperusers'));
      await write(currentUser.userId, noteConfirmedClock);
    }),
  ];
}
