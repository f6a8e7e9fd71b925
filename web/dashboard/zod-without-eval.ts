import { config } from 'zod';

// Zod looks whether it may make functions out of texts, which the strict policy reports. Schemas look when they are made, so
// this comes before the first of them.
config({ jitless: true });
