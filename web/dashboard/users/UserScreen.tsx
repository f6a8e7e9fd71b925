import * as words from '#locale/dashboard/users.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import { Badge } from '../list/Badge.tsx';
import { RecordScreen } from '../record/RecordScreen.tsx';
import { GuidedHeading } from '../screen/ScreenHeader.tsx';
import { oneUser } from './calls.ts';
import { UserForm } from './UserForm.tsx';

function Heading({ mode }: { mode: string }) {
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <GuidedHeading>{words.userManagement}</GuidedHeading>
      <Badge tone="info">{mode}</Badge>
    </header>
  );
}

/** The form for a user still to come. */
export function NewUser() {
  return (
    <div className="grid max-w-4xl gap-6">
      <Heading mode={words.createMode} />
      <UserForm />
    </div>
  );
}

/** The form of the user in the address. */
export function EditUser() {
  return (
    <RecordScreen
      one={oneUser}
      title={words.userManagement}
      loading={words.loadingUser}
      failed={words.failedToLoadUser}
      list={staffAddresses.users}
    >
      {(user) => (
        <div className="grid max-w-4xl gap-6">
          <Heading mode={words.editMode} />
          <UserForm user={user} />
        </div>
      )}
    </RecordScreen>
  );
}
