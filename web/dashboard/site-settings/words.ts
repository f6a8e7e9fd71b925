import type { socialNetworks } from '../../../domain/site.ts';
import { settingWords } from '../../../domain/site-fact.ts';

export const networkNames: Record<(typeof socialNetworks)[number], string> = {
  facebook: 'Facebook',
  x: 'X',
  instagram: 'Instagram',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  whatsapp: 'WhatsApp',
};

/** The text of a setting, `Empty` for none. */
export const showSetting = (value: unknown) => settingWords(value) || 'Empty';
