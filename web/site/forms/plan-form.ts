import { z } from 'zod';
import * as replies from '#locale/replies.ts';
import { inWords } from '../../../domain/reply-text.ts';
import type { FormCall } from '../../request.ts';
import type { FieldRule, FormPlan } from './plan.ts';

const facts = z.object({ maxLength: z.int().optional(), pattern: z.string().optional() });

/** A text of the API in the words of the page. */
export const wordedForVisitors = (text: string) => inWords(replies, text);

/** The schema's error for a value. */
function complaint(field: z.core.$ZodType, value: string): string | undefined {
  const text = z.safeParse(field, value).error?.issues[0]?.message;
  return text && wordedForVisitors(text);
}

/** Reads a field's limits and error messages from its schema. */
function ruleOf(field: z.core.$ZodType): FieldRule {
  const { maxLength, pattern } = facts.parse(z.toJSONSchema(field));
  const rule: FieldRule = {};
  const required = complaint(field, '');
  const tooLong = maxLength === undefined ? undefined : complaint(field, 'x'.repeat(maxLength + 1));
  const misshapen = pattern === undefined ? undefined : complaint(field, '?');
  if (required !== undefined) rule.required = required;
  if (maxLength !== undefined && tooLong !== undefined) rule.most = { characters: maxLength, text: tooLong };
  if (pattern !== undefined && misshapen !== undefined) rule.pattern = { source: pattern, text: misshapen };
  return rule;
}

/**
 * Makes a form's plan out of the domain's own schema, so that the browser checks by the rules the server checks by. The
 * rules travel with the page as some hundred bytes of data; the schemas themselves would be 13 KB of script.
 */
export function planForm(call: FormCall, schema: z.ZodObject, { failed }: Pick<FormPlan, 'failed'>): FormPlan {
  const rules = Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, ruleOf(field)]));
  return { call, rules, failed: wordedForVisitors(failed) };
}
