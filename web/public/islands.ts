import './public.css';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Island } from './island.tsx';

const files = import.meta.glob<{ default: Island<object> }>('./**/*.island.tsx');

async function wake(element: HTMLElement): Promise<void> {
  const { island: name, props } = element.dataset;
  delete element.dataset.island;
  const load = files[`./${name}.island.tsx`];
  if (!load || props === undefined) return;
  const { default: island } = await load();
  hydrateRoot(element, createElement(island.component, JSON.parse(props)));
  element.dataset.awake = '';
}

// Safari has no idle callback; a short wait there lets the page settle first.
const whenIdle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200));

for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const once = () => {
    if (element.dataset.island !== undefined) void wake(element);
  };
  for (const touch of ['pointerover', 'focusin', 'touchstart'] as const) {
    element.addEventListener(touch, once, { once: true, passive: true });
  }
  whenIdle(once);
}
