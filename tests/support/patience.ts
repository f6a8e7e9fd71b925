/**
 * Milliseconds within which the forms of some pictures are made, in a test. Whoever makes them has the lowest priority, so
 * that visitors never wait for it: beside other tests it may take minutes.
 */
export const PICTURES_MADE_WITHIN = 300_000;
