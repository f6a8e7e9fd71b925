/**
 * Time for what a process of the lowest priority does in one test: the sizes of some pictures, some backups (ms). Visitors
 * never wait for such a process, so beside other tests it may take minutes.
 */
export const LOW_PRIORITY_WORK_WITHIN = 300_000;
