import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as words from '#locale/dashboard/screen.ts';
import { Button } from '../components/Button.tsx';
import { request } from '../session/request.ts';
import { ScreenHeading } from './ScreenHeader.tsx';

/** Stands in for a screen that broke or could not be fetched; the rest of the dashboard goes on. */
export function ScreenFailed() {
  return (
    <ScreenProblem
      title={words.screenFailed}
      detail={words.screenFailedHint}
      onRetry={() => window.location.reload()}
    />
  );
}

interface ScreenProblemProps {
  title: string;
  detail: ReactNode;
  onRetry?: () => void;
  /** A link to another screen. */
  next?: ReactNode;
}

/** A screen that cannot be shown: why, and what to do now. */
export function ScreenProblem({ title, detail, onRetry, next }: ScreenProblemProps) {
  return (
    <div className="grid max-w-reading justify-items-start gap-5">
      <ScreenHeading>{title}</ScreenHeading>
      <p className="text-lead">{detail}</p>
      {onRetry === undefined ? null : (
        <Button kind="primary" onClick={onRetry}>
          {words.tryAgain}
        </Button>
      )}
      {next}
    </div>
  );
}

/** The people who can give a role. */
export const administratorsToAsk = queryOptions({
  queryKey: ['administrators'],
  queryFn: () => request('GET /administrators/'),
});

/** A screen that this account may not see: its title, and who can help. */
export function NotPermitted({ title }: { title: string }) {
  const { data } = useQuery(administratorsToAsk);
  return (
    <ScreenProblem
      title={title}
      detail={
        <>
          {words.noPermission} {data?.contact ? words.whoCanGivePermission(data.contact) : words.askForPermission}
        </>
      }
    />
  );
}
