/** Leaves a dialog for something else; asks first where a reply is written and not sent. */
export type Leave = (then: () => void) => void;
