import type { FormTaken } from '../../../domain/form.ts';
import type { Ask } from '../../request.ts';

/** Sends what a visitor filled in. `path` is that of the form's plan. */
export const sendForm = (ask: Ask, path: string, body: Record<string, string | number>) =>
  ask<FormTaken>(path, { method: 'POST', body });
