import type { z } from 'zod';
import type { Finding } from './commands/doctor/finding.ts';
import type { Gateway } from './gateways/gateway.ts';

/** An operator of payments, as the settings name it. */
export interface Operator {
  gateway: Gateway;
  /** Looks for `intambwe doctor` at the settings, for a site at this address, and at whether the operator takes them. */
  examine(publicUrl: string): Promise<readonly Finding[]>;
}

/** What a module brings that asks people for payments; `modules/gateways.ts` lists them. */
export interface GatewayModule {
  /** The names of its settings in the environment. */
  settingNames: readonly string[];
  /** Reads them: null where none is set. */
  settings: z.ZodType<Operator | null>;
}
