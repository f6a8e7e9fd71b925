import { useSyncExternalStore } from 'react';

type Theme = 'light' | 'dark';

const key = 'theme';
const system = window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

function chosen(): Theme | undefined {
  const stored = localStorage.getItem(key);
  return stored === 'light' || stored === 'dark' ? stored : undefined;
}

/** The system's theme, unless another was chosen here. */
function wanted(): Theme {
  return chosen() ?? (system.matches ? 'dark' : 'light');
}

function show(): void {
  document.documentElement.dataset.theme = wanted();
  for (const listener of listeners) listener();
}

/** Puts the theme on the document, before anything is drawn, and keeps it there when the system or another tab changes it. */
export function beginTheme(): void {
  show();
  system.addEventListener('change', show);
  window.addEventListener('storage', show);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTheme() {
  const shown = useSyncExternalStore(subscribe, wanted);
  const toggle = () => {
    localStorage.setItem(key, shown === 'dark' ? 'light' : 'dark');
    show();
  };
  return { shown, toggle };
}
