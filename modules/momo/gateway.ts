import type { GatewayModule } from '../../server/gateway-module.ts';
import { examine } from './server/examine.ts';
import { momoGateway } from './server/momo.ts';
import { momoSettings, settingNames } from './server/settings.ts';

/** Asking telephones for payments by MTN MoMo. */
export const momo: GatewayModule = {
  settingNames,
  settings: momoSettings.transform(
    (settings) =>
      settings && {
        gateway: momoGateway(settings),
        examine: (publicUrl) => examine(settings, publicUrl),
      },
  ),
};
