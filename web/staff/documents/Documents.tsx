import { AboutScreen } from '../about/AboutScreen.tsx';
import { later } from '../screen/later.ts';
import { documents } from './documents.ts';

const DocumentForm = later(async () => (await import('./DocumentForm.tsx')).DocumentForm);

/** The files for visitors to download. */
export function Documents() {
  return <AboutScreen kind={documents} Form={DocumentForm} />;
}
