import { createElement, type PropsWithChildren, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Island } from './island.tsx';

/** Tells when what it holds has begun all that it does by itself: its effects come after those of its children. */
function Begun({ onBegun, children }: PropsWithChildren<{ onBegun: () => void }>) {
  useEffect(onBegun, [onBegun]);
  return children;
}

/** Brings an island of the document to life: what it shows stays, and once this has ended it answers. */
export function hydrate(element: HTMLElement, { component }: Island<object>): Promise<void> {
  const props: object = JSON.parse(element.dataset.props ?? '{}');
  return new Promise((resolve) => {
    const onBegun = () => {
      delete element.dataset.island;
      element.dataset.hydrated = '';
      resolve();
    };
    hydrateRoot(element, createElement(Begun, { onBegun }, createElement(component, props)));
  });
}
