import type { ComponentType, JSX } from 'react';

/** A component that is hydrated in the browser. `component` is the bare one, which the browser hydrates. */
export interface Island<Props> {
  (props: Props): JSX.Element;
  component: ComponentType<Props>;
}

/**
 * Wraps a component into an island. It is rendered on the server with its props and hydrated in the browser when the
 * page is idle or the island is touched. `name` is its file's path below `web/site` without `.island.tsx`; the island
 * is that file's default export. Props are sent as JSON, so they are data only; `travelling` leaves out props that hydration
 * does not need.
 */
export function island<Props extends object>(
  name: string,
  component: ComponentType<Props>,
  travelling = (props: Props): Props => props,
): Island<Props> {
  const Component = component;
  const wrapped = (props: Props) => (
    <div className="contents" data-island={name} data-props={JSON.stringify(travelling(props))}>
      <Component {...props} />
    </div>
  );
  return Object.assign(wrapped, { component });
}
