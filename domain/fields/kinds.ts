/**
 * Every kind of field: its options, and its value as forms and rows hold it. Empty here: each kind adds its own line in its own
 * file. A layer that lacks one of them does not compile.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the kinds fill it in
export interface Kinds {}

export type KindName = keyof Kinds;
