import type { FieldErrors, FieldRule, FormPlan } from './plan.ts';

function faultOf(value: string, rule: FieldRule, values: Record<string, string>): string | undefined {
  const { required, neededFor, most, pattern } = rule;
  if (value === '') return neededFor && values[neededFor.field] === neededFor.value ? neededFor.text : required;
  if (most && value.length > most.characters) return most.text;
  if (pattern && !new RegExp(pattern.source).test(value)) return pattern.text;
  return undefined;
}

/** The errors in the fields of which one is enough. */
function errorsOfOne({ oneOf }: FormPlan, values: Record<string, string>): FieldErrors {
  if (oneOf === undefined) return {};
  const fields = Object.entries(oneOf.fields);
  const filled = fields.filter(([name]) => values[name]?.trim());
  if (filled.length === 0) return Object.fromEntries(fields.map(([name]) => [name, [oneOf.text]]));
  const [[name, pattern] = ['', null]] = filled;
  if (filled.length > 1 || !pattern || new RegExp(pattern.source).test(values[name] ?? '')) return {};
  return { [name]: [pattern.text] };
}

/** The errors in the typed values. The server checks again, and has the last word. */
export function checkForm(plan: FormPlan, values: Record<string, string>): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name, rule] of Object.entries(plan.rules)) {
    const fault = faultOf((values[name] ?? '').trim(), rule, values);
    if (fault !== undefined) errors[name] = [fault];
  }
  return { ...errorsOfOne(plan, values), ...errors };
}

/** The errors that still hold once this field is changed: not its own, nor those that came of its value together with another's. */
export function errorsAfterInput({ rules, oneOf }: FormPlan, errors: FieldErrors, changed: string): FieldErrors {
  const holds = (name: string, [text]: string[]) => {
    if (name === changed) return false;
    if (oneOf && changed in oneOf.fields && name in oneOf.fields && text === oneOf.text) return false;
    const neededFor = rules[name]?.neededFor;
    return neededFor?.field !== changed || text !== neededFor.text;
  };
  return Object.fromEntries(Object.entries(errors).filter(([name, texts]) => holds(name, texts)));
}

/** The one sentence for all of it: that of a field left empty, otherwise that of the first that is wrong. */
export function errorSummary({ rules }: FormPlan, errors: FieldErrors): string | undefined {
  const texts = Object.entries(errors).map(([name, [text]]) => ({ text, isMissing: text === rules[name]?.required }));
  return (texts.find(({ isMissing }) => isMissing) ?? texts[0])?.text;
}
