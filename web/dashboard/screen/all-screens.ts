import { createContext, useContext } from 'react';
import type { DashboardScreen } from './dashboard-screen.ts';

/** The table of screens, for a screen that tells of others: what the table itself loads cannot import it. */
export const AllScreens = createContext<readonly (readonly [name: string, screen: DashboardScreen])[]>([]);

/** Every screen with its name, in the order of the menu. */
export const useAllScreens = () => useContext(AllScreens);
