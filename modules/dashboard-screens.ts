import type { DashboardScreen } from '../web/dashboard/screen/dashboard-screen.ts';
import type { moduleAddresses } from './addresses.ts';
import { statementScreens } from './statements/dashboard.ts';

/** The screens of the dashboard that modules bring. */
export const moduleScreens: Record<keyof typeof moduleAddresses, DashboardScreen> = { ...statementScreens };
