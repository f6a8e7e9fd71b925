import type { Need } from '../server/pages/page-style.ts';

/** The text within a bracket that opens before `from`, and the place behind its end. */
function bracketed(text: string, from: number): { inside: string; end: number } {
  let depth = 1;
  let at = from;
  for (; depth > 0 && at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\\') at += 1;
    else if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
  }
  return { inside: text.slice(from, at - 1), end: at };
}

/** `xs\:flex` is the class `xs:flex`. */
const unescaped = (name: string) =>
  name
    .replace(/\\([0-9a-f]{1,6}) ?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, '$1');

/** A class, a condition with or without a bracket, an attribute, an id, an element. */
const simple = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)|::?([\w-]+)(\(?)|(\[)|#(?:\\.|[\w-])+|([a-z][a-z0-9]*)/gi;

/** These hold selectors of which one must find something; `:not()` and others say nothing of what there must be. */
const holders = new Set(['is', 'where', 'has']);

/** The selectors of a list. */
function listed(text: string): string[] {
  const list: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\\') at += 1;
    else if (sign === '(' || sign === '[') at = bracketed(text, at + 1).end - 1;
    else if (sign === ',') {
      list.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...list, text.slice(from)];
}

/** The elements and classes that a selector needs on a page. Attributes and ids do not count: scripts change them. */
export function needOf(selector: string): Need {
  const need: Need = { all: [], some: [] };
  const reading = new RegExp(simple);
  for (let match = reading.exec(selector); match; match = reading.exec(selector)) {
    const [, name, condition, opened, attribute, element] = match;
    if (name !== undefined) need.all.push(`.${unescaped(name)}`);
    if (element !== undefined) need.all.push(element.toLowerCase());
    if (opened !== '(' && attribute === undefined) continue;
    const { inside, end } = bracketed(selector, reading.lastIndex);
    if (condition !== undefined && holders.has(condition)) need.some.push(listed(inside).map(needOf));
    reading.lastIndex = end;
  }
  return need;
}
