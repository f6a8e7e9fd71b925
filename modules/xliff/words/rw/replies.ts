import { fieldLabel } from '../../../../domain/translation/field-label.ts';
import * as content from '../../../../locales/rw/content.ts';

// Why a file cannot be used, or only a part of it
export const bundleEmpty = 'Dosiye ntishobora gukoreshwa. Nta kirimo.';
export const bundleFault = (line: string, why: string) => `Dosiye ntishobora gukoreshwa. Umurongo wa ${line}: ${why}`;
export const bundleRecordGone = 'iki kintu ntikiriho.';
export const bundleNotXml = 'aha dosiye yarangiritse cyangwa yaracitse. Mwongere muyisabe.';
export const bundleNotXliff =
  'si dosiye ya XLIFF, isomwa na porogaramu zo gusemura. Musabe umusemuzi dosiye imeze nk’iyo mwamwoherereje.';
export const bundleNotXliff2 = 'si XLIFF 2. Musabe umusemuzi ayibike nka XLIFF 2.';
export const bundleOtherSource = (main: string) =>
  `ururimi rw’umwimerere si ururimi rw’ibanze rw’uru rubuga (${main}).`;
export const bundleLanguage = (language: string) => `urubuga nta rurimi «${language}» rufite.`;
export const bundleContent = (name: string) => `nta birimo byitwa «${name}».`;
export const bundleTextTwice = (name: string) => `inyandiko «${name}» irimo ubwa kabiri.`;
export const bundleText = (name: string) => `nta nyandiko «${name}» iri hano.`;
export const bundleCode = (name: string) =>
  `inyandiko irimo kode <${name}>. Musabe umusemuzi kurekera ibimenyetso, nk’iby’inyuguti zitsindagiye, uko biri muri dosiye mwamanuye.`;
export const bundleDocumentType = 'irimo umurongo wa DOCTYPE, urubuga rutemera. Musabe umusemuzi dosiye itawurimo.';
export const bundleTooDeep = 'yubatse mu buryo urubuga rutemera. Musabe umusemuzi dosiye imeze nk’iyo mwamwoherereje.';
export const bundleFieldFault = (line: string, label: string, why: string) =>
  `Dosiye ntishobora gukoreshwa. Umurongo wa ${line}: ${fieldLabel(content, label)}: ${why}`;
export const bundlePartly = (records: string, why: string) =>
  `Ibyabitswe byo muri iyi dosiye: ${records}. Ibisigaye ntibyabitswe. ${why} Hanyuma mwongere mwohereze iyo dosiye kugira ngo byongerweho.`;
