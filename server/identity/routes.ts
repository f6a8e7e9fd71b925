import { z } from 'zod';
import {
  codeAnswer,
  codeSent,
  credentials,
  refreshRequest,
  signedIn,
  signInTexts,
  tokens,
} from '../../domain/sign-in.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { notSignedIn } from '../http/http-error.ts';
import type { Services } from '../services.ts';
import { passwordRoutes } from './password-routes.ts';
import { profileRoutes } from './profile-routes.ts';
import { endSession, renewSession, sessionOfRefreshToken } from './sessions.ts';
import { giveCode, giveCredentials } from './sign-in.ts';
import { signInLinkRoutes } from './sign-in-link-routes.ts';

const message = z.object({ message: z.string() });

export function identityRoutes(services: Services): Endpoint[] {
  return [
    endpoint({
      method: 'POST',
      path: '/login/',
      worksWhenFull: true,
      access: 'public',
      summary: 'Sign in, first step: a right password sends a one-time code by mail',
      body: credentials,
      reply: codeSent,
      handle: ({ body, address }) => giveCredentials(services, body, address),
    }),
    endpoint({
      method: 'POST',
      path: '/verify-otp/',
      worksWhenFull: true,
      access: 'public',
      summary: 'Sign in, second step: a right code begins a session',
      body: codeAnswer,
      reply: signedIn,
      handle: ({ body, address, userAgent }) => giveCode(services, body, address, userAgent),
    }),
    endpoint({
      method: 'POST',
      path: '/token/refresh/',
      worksWhenFull: true,
      access: 'public',
      summary: 'Exchange a refresh token for new tokens',
      body: refreshRequest,
      reply: tokens,
      async handle({ body }) {
        const renewed = await services.write(null, (unit) =>
          renewSession(unit, body.refresh, services.config.secretKey),
        );
        if (!renewed) throw notSignedIn('Your sign-in has ended. Please sign in again.');
        return renewed;
      },
    }),
    endpoint({
      method: 'POST',
      path: '/logout/',
      worksWhenFull: true,
      access: 'public',
      summary: 'End the session the refresh token belongs to',
      body: refreshRequest,
      reply: message,
      async handle({ body }) {
        await services.write(null, async (unit) => {
          const sessionId = await sessionOfRefreshToken(unit.db, body.refresh);
          if (sessionId === undefined) return;
          await endSession(unit, sessionId);
          await unit.audit({ action: 'sign_out', resource: 'sessions', resourceId: sessionId });
        });
        return { message: signInTexts.signedOut };
      },
    }),
    ...passwordRoutes(services),
    ...signInLinkRoutes(services),
    ...profileRoutes(services),
  ];
}
