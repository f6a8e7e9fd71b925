import type { ComponentType, JSX } from 'react';

/** A component that is hydrated in the browser. `component` is the bare one, which the browser hydrates. */
export interface Island<Props> {
  (props: Props): JSX.Element;
  component: ComponentType<Props>;
}

/**
 * When an island is hydrated, beside the moment at which it is touched. `idle`: once the page is shown. `near`: when the visitor has
 * scrolled near it. `scrolled`: when the page is scrolled. `returned`: when the visitor comes back to the tab. `touched`: only
 * then. `returned-only`: not when it is touched either, as plain script answers. A number: after so many milliseconds, or on return. The scripts of islands cost a visitor more than most documents, so the
 * later the better.
 */
export type Wakes = 'idle' | 'near' | 'scrolled' | 'returned' | 'returned-only' | 'touched' | number;

interface IslandOptions<Props> {
  /** Leaves out the props that hydration does not need. */
  travelling?: (props: Props) => Props;
  wakes?: Wakes | ((props: Props) => Wakes);
}

/**
 * Wraps a component into an island. It is rendered on the server with its props and hydrated in the browser when `wakes` says so
 * or it is touched. `name` is its file's path below `web/site` without `.island.tsx`; the island is that file's default export.
 * Props are sent as JSON, so they are data only. A button of it that is pressed before is pressed again once it is hydrated, and so
 * is what says `data-waits`.
 */
export function island<Props extends object>(
  name: string,
  component: ComponentType<Props>,
  { travelling = (props) => props, wakes = 'idle' }: IslandOptions<Props> = {},
): Island<Props> {
  const Component = component;
  const wrapped = (props: Props) => (
    <div
      className="contents"
      data-island={name}
      data-wakes={typeof wakes === 'function' ? wakes(props) : wakes}
      data-props={JSON.stringify(travelling(props))}
    >
      <Component {...props} />
    </div>
  );
  return Object.assign(wrapped, { component });
}
