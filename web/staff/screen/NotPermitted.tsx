import { ScreenProblem } from './ScreenProblem.tsx';

/** A screen that is there, but not for this account: what it is, and whom to ask. */
export function NotPermitted({ title }: { title: string }) {
  return (
    <ScreenProblem
      title={title}
      detail="Your account does not have permission to open this screen. Ask an administrator of your organisation to give you a role that has it."
    />
  );
}
