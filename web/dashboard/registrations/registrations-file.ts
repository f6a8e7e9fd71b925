import { csvFile } from '../../../domain/csv.ts';
import { type EventRegistration, registrationColumns } from '../../../domain/event-registration.ts';
import { showDateAndTime } from '../time/site-time.ts';

const cells: Record<(typeof registrationColumns)[number], (row: EventRegistration) => string> = {
  Name: ({ full_name }) => full_name,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
  Organization: ({ organization }) => organization,
  'Registered At': ({ created_at }) => showDateAndTime(created_at),
};

/** Those who take part as a file for spreadsheets. */
export const registrationsFile = (rows: readonly EventRegistration[]) =>
  csvFile(
    registrationColumns.map((heading) => ({ heading, cell: cells[heading] })),
    rows,
  );
