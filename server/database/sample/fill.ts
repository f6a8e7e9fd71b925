import type { Desk } from '../../desk.ts';
export async function fillWithSample(_desk: Desk): Promise<void> {}
