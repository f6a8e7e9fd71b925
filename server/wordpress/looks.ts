import type { Writing } from './inline.ts';
import { classesOf, type ElementNode, isElement, type Node } from './tree.ts';

const placed = /^align(?:center|left|right|wide|full)$/;
const coloured = /^has-.*(?:color|background|gradient|font-size|font-family)/;

const asked = new Set(['form', 'input', 'button']);

function isPlaced(element: ElementNode): boolean {
  const { align = '', style = '' } = element.attributes;
  const isPicture = element.name === 'img' && align !== '';
  return isPicture || /float|justify/i.test(style) || classesOf(element).some((name) => placed.test(name));
}

function isColoured(element: ElementNode): boolean {
  const { style = '', color = '', bgcolor = '' } = element.attributes;
  return (
    /color|background|font|width|height/i.test(style) ||
    color + bgcolor !== '' ||
    classesOf(element).some((name) => coloured.test(name))
  );
}

function countIn(nodes: readonly Node[], fits: (element: ElementNode) => boolean): number {
  return nodes.filter(isElement).reduce((sum, node) => sum + (fits(node) ? 1 : 0) + countIn(node.children, fits), 0);
}

/** Says how much of the way a text looked is lost: here the site decides about it. */
export function loseLooks(nodes: readonly Node[], writing: Pick<Writing, 'lose'>): void {
  const places = countIn(nodes, isPlaced);
  if (places > 0) writing.lose('places of pictures beside a text', `${places} in this text`);
  const colours = countIn(nodes, isColoured);
  if (colours > 0) writing.lose('colours, sizes and fonts', `${colours} in this text`);
  const fields = countIn(nodes, ({ name, attributes }) => asked.has(name) && attributes.type !== 'hidden');
  if (fields > 0) writing.lose('forms', `${fields} fields and buttons`);
}
