import { staffText } from '../../domain/reply-text.ts';
import { signInTexts } from '../../domain/sign-in.ts';
import { type Endpoint, implement } from '../http/endpoint.ts';
import { notSignedIn } from '../http/http-error.ts';
import { worded } from '../http/reply-words.ts';
import type { Services } from '../services.ts';
import { administrators } from './accounts.ts';
import { addressUndoRoutes } from './address-undo.ts';
import { passwordRoutes } from './password-routes.ts';
import { profileRoutes } from './profile-routes.ts';
import { endSession, renewSession, sessionOfRefreshToken } from './sessions.ts';
import { giveCode, giveCredentials } from './sign-in.ts';
import { signInLinkRoutes } from './sign-in-link-routes.ts';

export function identityRoutes(services: Services): Endpoint[] {
  return [
    implement('POST /login/', ({ body, address, language }) => giveCredentials(services, body, address, language)),
    implement('POST /verify-otp/', ({ body, address, userAgent }) => giveCode(services, body, address, userAgent)),
    implement('POST /token/refresh/', async ({ body }) => {
      const renewed = await services.write(null, (unit) => renewSession(unit, body.refresh, services.config.secretKey));
      if (!renewed) throw notSignedIn(staffText('sessionEnded'));
      return renewed;
    }),
    implement('POST /logout/', async ({ body, language }) => {
      await services.write(null, async (unit) => {
        const sessionId = await sessionOfRefreshToken(unit.db, body.refresh);
        if (sessionId === undefined) return;
        await endSession(unit, sessionId);
        await unit.audit({ action: 'sign_out', resource: 'sessions', resourceId: sessionId });
      });
      return { message: worded(signInTexts.signedOut, language) };
    }),
    // For the dashboard's own 403, which is shown before any call was made and refused.
    implement('GET /administrators/', async () => ({ contact: await administrators(services.db) })),
    ...addressUndoRoutes(services),
    ...passwordRoutes(services),
    ...signInLinkRoutes(services),
    ...profileRoutes(services),
  ];
}
