/** What one call of a page brought: its data, or the text to show where the data would have stood. */
export type Section<Data> = { state: 'loaded'; data: Data } | { state: 'failed'; message: string };
