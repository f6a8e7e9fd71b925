import { useQuery } from '@tanstack/react-query';
import { request } from '../session/request.ts';
import { ScreenProblem } from './ScreenProblem.tsx';

/** A screen that is there, but not for this account: what it is, and whom to ask. */
export function NotPermitted({ title }: { title: string }) {
  const { data } = useQuery({ queryKey: ['who to ask'], queryFn: () => request('GET /who-to-ask/') });
  return (
    <ScreenProblem
      title={title}
      detail={
        <>
          Your account does not have permission to open this screen.{' '}
          {data?.contact
            ? `Those who can give you a role that has it: ${data.contact}.`
            : 'Ask an administrator of your organisation to give you a role that has it.'}
        </>
      }
    />
  );
}
