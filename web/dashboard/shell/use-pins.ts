import { useAccount } from '../session/account.ts';
import { request } from '../session/request.ts';
import { keepUser } from '../session/session.ts';
import { useAction } from '../toast/use-action.ts';

/** What the person has pinned to the top of their menu, and the change of it. */
export function usePins() {
  const { pins } = useAccount();
  const { mutate, isPending } = useAction({
    call: async (wanted: string[]) => keepUser(await request('PUT /me/pins/', { body: { pins: wanted } })),
  });
  return {
    isPending,
    isPinned: (name: string) => pins.includes(name),
    turn(name: string, onError: () => void) {
      mutate(pins.includes(name) ? pins.filter((pin) => pin !== name) : [...pins, name], { onError });
    },
  };
}
