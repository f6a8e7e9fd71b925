import { createContext } from 'react';

/** Stands around the details of a record that its list's address names: they have a place beside the list. */
export const BesideList = createContext(false);
