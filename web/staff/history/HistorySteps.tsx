import { AboutScreen } from '../about/AboutScreen.tsx';
import { later } from '../screen/later.ts';
import { history } from './history.ts';

const StepForm = later(async () => (await import('./StepForm.tsx')).StepForm);

/** The dated steps of the organisation's history. */
export function HistorySteps() {
  return <AboutScreen kind={history} Form={StepForm} />;
}
