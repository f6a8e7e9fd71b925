import type { Command } from './commands/command.ts';
import type { Endpoint } from './http/endpoint.ts';
import type { Services } from './services.ts';

/** What a module brings to the server; `modules/server.ts` lists them. */
export interface ServerModule {
  /** Commands of `intambwe`, by their names. */
  commands?: Readonly<Record<string, Command>>;
  /** The handlers of its calls, which `modules/calls.ts` lists. */
  endpoints?(services: Services): Endpoint[];
}
