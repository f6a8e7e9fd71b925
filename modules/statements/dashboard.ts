import { statementScreens as words } from '#locale/dashboard/modules.ts';
import type { DashboardScreen } from '../../web/dashboard/screen/dashboard-screen.ts';

export const statementScreens = {
  importStatement: {
    title: words.importStatement,
    permission: 'statements.create',
    load: async () => (await import('./dashboard/ImportStatement.tsx')).ImportStatement,
    within: 'payments',
  },
} satisfies Record<string, DashboardScreen>;
