import { createContext, useContext } from 'react';

/** Whether this visitor asked for little data, by the browser's setting or by the switch at the foot of the page. */
export const LowData = createContext(false);

export const useLowData = () => useContext(LowData);
