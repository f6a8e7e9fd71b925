import { writeFileSync } from 'node:fs';

// Loaded into a process that is measured: it writes what its memory is for into a file when it is asked to.

const file = process.env.MEMORY_FILE;
if (file !== undefined) process.on('SIGUSR2', () => writeFileSync(file, JSON.stringify(process.memoryUsage())));
