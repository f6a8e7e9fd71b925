import { mainLanguage, programLanguage } from '../domain/languages.ts';
import { BadSetting, type Config } from './config.ts';
import { holdLock, retryWhileBusy } from './database/lock.ts';
import { worded } from './http/reply-words.ts';
import { normaliseEmail } from './identity/accounts.ts';
import { hashPassword, newPasswordFault } from './identity/passwords.ts';
import { addFirstAccount, hasSuperuser, makeSignInLink } from './identity/sign-in-links.ts';
import { beginIn } from './main-language/change.ts';
import { addTranslations } from './sample/fill-translations.ts';
import { isEmpty } from './sample/sample.ts';
import type { Services } from './services.ts';

export interface FirstStart {
  /** The superuser of the settings, made just now. */
  newSuperuser: string | null;
  /** The link that makes the first account, while there is no superuser. */
  link: string | null;
  sampleContent: boolean;
}

/** Throws `BadSetting` for a password of the settings that would be refused from anybody else. */
export async function checkAdminPassword({ admin }: Config): Promise<void> {
  const fault = admin && (await newPasswordFault(admin.password, admin.email));
  if (fault) throw new BadSetting(`These settings cannot be used. ADMIN_PASSWORD: ${worded(fault, programLanguage)}`);
}

/** Makes the first superuser if there is none: from the settings, or with a sign-in link. */
async function ensureSuperuser({
  db,
  write,
  config,
  log,
}: Services): Promise<Pick<FirstStart, 'newSuperuser' | 'link'>> {
  const email = config.admin && normaliseEmail(config.admin.email);
  const known = await db.selectFrom('users').select('is_superuser').where('email', '=', email).executeTakeFirst();
  if (email && known && !known.is_superuser) {
    log.warn(
      `ADMIN_EMAIL: ${email} has an account that is no superuser. On the machine: admin make-superuser ${email}`,
    );
  } else if (email && !known && (await hasSuperuser(db))) {
    log.warn(
      `ADMIN_EMAIL: ${email} has no account. It is for the first start only; a superuser can add it under Users.`,
    );
  }
  if (await hasSuperuser(db)) return { newSuperuser: null, link: null };
  const passwordHash = config.admin && (await hashPassword(config.admin.password));
  return write(null, async (unit) => {
    // Several nodes may start at once on an empty database.
    await holdLock(unit, 'people');
    if (await hasSuperuser(unit.db)) return { newSuperuser: null, link: null };
    if (!email || !passwordHash || known) {
      return { newSuperuser: null, link: await makeSignInLink(unit, null, config.publicUrl) };
    }
    await addFirstAccount(unit, {
      email,
      first_name: 'Site',
      last_name: 'Administrator',
      language: config.firstMainLanguage,
      passwordHash,
    });
    return { newSuperuser: email, link: null };
  });
}

/**
 * Prepares a new database: an account that can sign in, and sample content. Waits while another node does the same, which
 * may take a good while.
 */
export async function prepareFirstStart(services: Services): Promise<FirstStart> {
  const { db, write, config } = services;
  const isNew = !(await hasSuperuser(db)) && (await isEmpty(db));
  const superuser = await retryWhileBusy(() => ensureSuperuser(services));
  const sampleContent = config.sampleContent && (await isEmpty(db)) && (await fillWithSample(services));
  const language = config.firstMainLanguage;
  if (isNew && language !== mainLanguage()) {
    // What came with the program is in English.
    if (!sampleContent) await write(null, (unit) => addTranslations(unit, [language]));
    await retryWhileBusy(() => beginIn(services, language, sampleContent));
  }
  return { ...superuser, sampleContent };
}

/** Only where it is wanted: drawing the sample's pictures needs a good deal of program, and of memory. */
async function fillWithSample(services: Services): Promise<boolean> {
  const sample = await import('./sample/fill.ts');
  return retryWhileBusy(() => sample.fillWithSample(services));
}
