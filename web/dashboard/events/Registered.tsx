import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import * as words from '#locale/dashboard/events.ts';
import type { StaffListedEvent } from '../../../domain/event.ts';
import type { EventRegistration } from '../../../domain/event-registration.ts';
import { namesInWords } from '../list/names-in-words.ts';
import { useMay } from '../session/account.ts';
import { everybodyFor } from './calls.ts';

/** Those whom a mail does not reach, with their telephone numbers. */
function WithoutMail({ people }: { people: readonly EventRegistration[] }) {
  if (people.length === 0) return null;
  return (
    <p>
      {words.noMailReaches(
        people.length,
        namesInWords(people.map(({ full_name, phone }) => `${full_name} (${phone})`)),
      )}
    </p>
  );
}

/** Everybody who is registered, for those who may see them. */
function useRegistered(id: number) {
  const mayName = useMay('events.edit');
  return useQuery({ ...everybodyFor(id), enabled: mayName });
}

/** Whether a mail reaches anybody who is registered: not known as long as `undefined`. Who may not see them can only try. */
export function useReachedByMail(id: number): boolean | undefined {
  const { data, isLoading } = useRegistered(id);
  return isLoading ? undefined : (data?.some(({ email }) => email) ?? true);
}

interface RegisteredProps {
  event: Pick<StaffListedEvent, 'id' | 'registered'>;
}

/** The number of registered people and, for those who may see them, their names. */
export function Registered({ event: { id, registered } }: RegisteredProps) {
  const { data } = useRegistered(id);
  const names = data?.map(({ full_name }) => full_name) ?? [];
  // Somebody may have registered since the list was loaded: the number is that of the names beside it.
  const count = data?.length ?? registered;
  return (
    <div className="grid gap-3">
      <p className="break-words">{words.peopleRegistered(count, namesInWords(names))}</p>
      <WithoutMail people={data?.filter(({ email }) => !email) ?? []} />
    </div>
  );
}

interface TellChoiceProps {
  label: string;
  tell: boolean;
  onTell(tell: boolean): void;
}

/** Whether registered people are told by mail. */
export function TellChoice({ label, tell, onTell }: TellChoiceProps) {
  const id = useId();
  return (
    <div>
      <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          className="size-5"
          aria-describedby={id}
          checked={tell}
          onChange={(event) => onTell(event.target.checked)}
        />
        {label}
      </label>
      <p id={id} className="pl-8 text-sm text-muted">
        {words.mailGoesOutAtOnce}
      </p>
    </div>
  );
}
