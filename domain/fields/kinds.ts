/**
 * Every kind of field: its options, and its value as forms and rows hold it. Empty here: each kind adds its own line in its own
 * file. A layer that lacks one of them does not compile.
 */
// biome-ignore lint/suspicious/noEmptyInterface: each kind adds its line by declaration merging, which takes an interface
export interface Kinds {}

export type KindName = keyof Kinds;
