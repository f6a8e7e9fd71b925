import { z } from 'zod';
import { isOrigin } from '../../../server/origin.ts';
import type { MomoSettings } from './momo.ts';

/** Credentials go over https, or stay on this machine. */
const isSafe = (address: string) => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
};

/** A key as MTN shows it: what else comes along when it is copied would be refused by the header that it is sent in. */
const key = z.string().regex(/^[\x21-\x7e]{8,200}$/, 'use the key as MTN shows it, without spaces');

const environments = z.enum(['mtnrwanda', 'sandbox'], 'use mtnrwanda or sandbox');

const environment = z.object({
  MOMO_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'use an address such as https://proxy.momoapi.mtn.com', abort: true })
    .refine(isOrigin, 'use the name alone, such as https://proxy.momoapi.mtn.com: no path, query, user or password')
    .refine(isSafe, 'use https://, as keys are sent there')
    .transform((address) => new URL(address).origin)
    .optional(),
  MOMO_SUBSCRIPTION_KEY: key.optional(),
  MOMO_API_USER: z.guid('use the API user as MTN shows it, a UUID').optional(),
  MOMO_API_KEY: key.optional(),
  MOMO_TARGET_ENVIRONMENT: environments.optional(),
  MOMO_CALLBACK_HOST: z
    .string()
    .regex(/^[a-z\d.-]{1,253}(:\d{1,5})?$/i, 'use a name such as example.org, without https://')
    .optional(),
});

export const settingNames = Object.keys(environment.shape);

const needed = [
  'MOMO_BASE_URL',
  'MOMO_SUBSCRIPTION_KEY',
  'MOMO_API_USER',
  'MOMO_API_KEY',
  'MOMO_TARGET_ENVIRONMENT',
] as const;

/** The settings in an environment: all that are needed, or null where there is none. */
export const momoSettings = environment.transform((settings, context): MomoSettings | null => {
  const { MOMO_BASE_URL: baseUrl, MOMO_SUBSCRIPTION_KEY: subscriptionKey, MOMO_API_USER: apiUser } = settings;
  const { MOMO_API_KEY: apiKey, MOMO_TARGET_ENVIRONMENT: targetEnvironment, MOMO_CALLBACK_HOST: host } = settings;
  if (![baseUrl, subscriptionKey, apiUser, apiKey, targetEnvironment, host].some((value) => value !== undefined))
    return null;
  if (!baseUrl || !subscriptionKey || !apiUser || !apiKey || !targetEnvironment) {
    const missing = needed.filter((name) => !settings[name]).join(', ');
    context.addIssue({
      code: 'custom',
      path: [needed.join(', ')],
      message: `set all, or none. Missing: ${missing}`,
    });
    return z.NEVER;
  }
  return { baseUrl, subscriptionKey, apiUser, apiKey, targetEnvironment, callbackHost: host ?? null };
});
