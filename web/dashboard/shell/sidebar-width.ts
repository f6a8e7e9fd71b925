import { useState } from 'react';

const key = 'sidebar';

/** Whether the sidebar shows icons only, as this device remembers it. */
export function useSidebarWidth() {
  const [narrow, setNarrow] = useState(() => localStorage.getItem(key) === 'narrow');
  const toggle = () => {
    localStorage.setItem(key, narrow ? 'wide' : 'narrow');
    setNarrow(!narrow);
  };
  return { narrow, toggle };
}
