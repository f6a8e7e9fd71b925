import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

export type Log = Logger;

/** JSON lines in production, readable lines in development. Fields that could hold a secret are never written. */
export function makeLog({ logLevel, production }: Pick<Config, 'logLevel' | 'production'>): Log {
  return pino({
    level: logLevel,
    redact: {
      paths: [
        'password',
        'otp',
        'access',
        'refresh',
        'token',
        'authorization',
        '*.password',
        '*.otp',
        '*.authorization',
      ],
      censor: '[hidden]',
    },
    ...(production ? {} : { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } }),
  });
}
