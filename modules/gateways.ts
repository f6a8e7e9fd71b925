import type { GatewayModule } from '../server/gateway-module.ts';
import { momo } from './momo/gateway.ts';

/** The modules that ask people for payments. The first whose settings are there is the operator of a site. */
export const gatewayModules: readonly GatewayModule[] = [momo];
