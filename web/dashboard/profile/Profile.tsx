import { ScreenHeader } from '../screen/ScreenHeader.tsx';
import { useAccount } from '../session/account.ts';
import { MyName } from './MyName.tsx';
import { MyPassword } from './MyPassword.tsx';
import { MyRecoveryCodes } from './MyRecoveryCodes.tsx';
import { MySessions } from './MySessions.tsx';

/** The screen for one's own account. */
export function Profile() {
  const { email, roles } = useAccount();
  const names = roles.map(({ name }) => name).join(', ');
  return (
    <div className="grid gap-6">
      <ScreenHeader title="My Profile" subtitle={names === '' ? email : `${email}, ${names}`} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6 print:hidden">
          <MyName />
          <MySessions />
        </div>
        <div className="grid gap-6">
          <MyPassword />
          <MyRecoveryCodes />
        </div>
      </div>
    </div>
  );
}
