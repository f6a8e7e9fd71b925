/** 400 kbit/s and 400 ms, as the browser's tools take it: bytes a second, milliseconds. */
export const slowLine = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** A cheap phone's processor is so many times slower. */
export const SLOWER = 6;
