import { createContext, useContext } from 'react';
import { Edge, type EdgeProps } from '../../ui/imigongo/Edge.tsx';

export type Ground = EdgeProps['from'];

/** The colour on which what stands above the section ends. */
export const GroundAbove = createContext<Ground>('surface');

/** The edge at the head of a section, whatever stands above it. */
export function EdgeBelow(edge: Omit<EdgeProps, 'from'>) {
  return <Edge from={useContext(GroundAbove)} {...edge} />;
}
