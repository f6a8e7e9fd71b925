/**
 * Time in which the sizes of some pictures are made in a test (ms). The process that makes them has the lowest priority, so
 * that visitors never wait for it: beside other tests it may take minutes.
 */
export const PICTURES_MADE_WITHIN = 300_000;
