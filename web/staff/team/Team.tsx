import { AboutScreen } from '../about/AboutScreen.tsx';
import { later } from '../screen/later.ts';
import { team } from './team.ts';

const TeamMemberForm = later(async () => (await import('./TeamMemberForm.tsx')).TeamMemberForm);

/** The people of the organisation, in the order of the team page. */
export function Team() {
  return <AboutScreen kind={team} Form={TeamMemberForm} />;
}
