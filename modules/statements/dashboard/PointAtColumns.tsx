import { statements as words } from '#locale/dashboard/modules.ts';
import { controlLook, controlShape, Field } from '../../../web/dashboard/form/Field.tsx';
import { FormSection } from '../../../web/dashboard/form/FormSection.tsx';
import { showDay } from '../../../web/dashboard/time/site-time.ts';
import type { StatementPreview } from '../domain/statement.ts';
import { columnKinds } from '../domain/statement-columns.ts';
import { dateOrders, readDay } from '../domain/statement-day.ts';
import { meaningOf, missingIn, type Pointed, pointedAt, wholeColumns } from './pointing.ts';
import type { StatementFile } from './statement-file.ts';

/** Rows of the file that are shown, from the first: enough to see what a column holds. */
const SHOWN = 8;

const decimals = ['.', ','] as const;

interface MeaningProps {
  columns: Pointed;
  place: number;
  /** What stands over the column in the file. */
  heading: string;
  onChange(columns: Pointed): void;
}

/** What one column of the file holds. */
function Meaning({ columns, place, heading, onChange }: MeaningProps) {
  const meaning = meaningOf(columns, place);
  return (
    <select
      aria-label={words.meaningOfColumn(place + 1, heading)}
      value={meaning ?? ''}
      onChange={({ target }) =>
        onChange(
          pointedAt(
            columns,
            place,
            columnKinds.find((kind) => kind === target.value),
          ),
        )
      }
      className={`${controlShape} w-48 ${meaning === undefined ? '' : 'font-semibold'}`}
    >
      <option value="">{words.notRead}</option>
      {columnKinds.map((kind) => (
        <option key={kind} value={kind}>
          {words.meanings[kind]}
        </option>
      ))}
    </select>
  );
}

interface PartProps {
  preview: StatementPreview;
  columns: Pointed;
  onChange(columns: Pointed): void;
}

/** The first rows of the file, with what each column holds above it. */
function FileTable({ preview: { file_rows, heading }, columns, onChange }: PartProps) {
  const rows = file_rows.slice(0, Math.max(SHOWN, heading + 4));
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const places = Array.from({ length: width }, (_, place) => place);
  const firstRow = columns.first_row ?? heading + 1;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached with the keyboard
    <section aria-label={words.columnsOfFile} tabIndex={0} className="overflow-x-auto border border-line">
      <table className="w-full text-left text-sm">
        <thead>
          <tr className="bg-sunken">
            <th scope="col" className="px-2 font-semibold wrap-normal whitespace-nowrap">
              {words.row}
            </th>
            {places.map((place) => (
              <th key={place} scope="col" className="p-1.5">
                <Meaning
                  columns={columns}
                  place={place}
                  heading={file_rows[heading]?.[place] ?? ''}
                  onChange={onChange}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other name than their number
            <tr key={index} className={`border-t border-line ${index < firstRow ? 'bg-sunken text-muted' : ''}`}>
              <th scope="row" className="px-2 py-1.5 font-normal text-muted tabular-nums">
                {index + 1}
              </th>
              {places.map((place) => (
                <td
                  key={place}
                  className={`max-w-56 truncate px-2 py-1.5 ${index === heading ? 'font-semibold' : ''} ${
                    meaningOf(columns, place) === undefined ? 'text-muted' : ''
                  }`}
                >
                  {cells[place] ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** How days and amounts are written, and where the payments begin. */
function Spelling({ preview: { file_rows, heading }, columns, onChange }: PartProps) {
  const whole = { date_order: 'dmy' as const, decimal: '.' as const, first_row: heading + 1, ...columns };
  const sample = (file_rows[whole.first_row] ?? [])[columns.day ?? -1]?.trim() ?? '';
  const example = (order: (typeof dateOrders)[number]) => {
    const day = readDay(sample, order);
    if (sample === '') return words.dateOrders[order];
    return day === undefined
      ? words.unlike(words.dateOrders[order], sample)
      : words.meansDay(words.dateOrders[order], sample, showDay(day));
  };
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Field label={words.howDaysAreWritten} error={undefined}>
        {(wiring) => (
          <select
            {...wiring}
            value={whole.date_order}
            onChange={({ target }) => {
              const date_order = dateOrders.find((order) => order === target.value);
              if (date_order) onChange({ ...columns, date_order });
            }}
            className={controlLook}
          >
            {dateOrders.map((order) => (
              <option key={order} value={order}>
                {example(order)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={words.howAmountsAreWritten} error={undefined}>
        {(wiring) => (
          <select
            {...wiring}
            value={whole.decimal}
            onChange={({ target }) => {
              const decimal = decimals.find((sign) => sign === target.value);
              if (decimal) onChange({ ...columns, decimal });
            }}
            className={controlLook}
          >
            <option value=".">{words.decimalPoint}</option>
            <option value=",">{words.decimalComma}</option>
          </select>
        )}
      </Field>
      <Field label={words.firstPayment} error={undefined}>
        {(wiring) => (
          <select
            {...wiring}
            value={whole.first_row}
            onChange={({ target }) => onChange({ ...columns, first_row: Number(target.value) })}
            className={controlLook}
          >
            {file_rows.map((cells, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other name than their number
              <option key={index} value={index}>
                {words.rowBeginning(index + 1, cells.find((cell) => cell.trim() !== '')?.slice(0, 30) ?? '')}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}

interface PointAtColumnsProps {
  statement: StatementFile;
  preview: StatementPreview;
}

/** The columns of the file: what was proposed, or kept from the last time, can be changed. */
export function PointAtColumns({ statement: { columns, change }, preview }: PointAtColumnsProps) {
  const missing = missingIn(columns);
  const isWhole = wholeColumns(columns, preview.heading) !== undefined;
  return (
    <FormSection title={words.columns} hint={words.columnsHint}>
      <FileTable preview={preview} columns={columns} onChange={change} />
      <p role="status" className={missing === undefined && isWhole ? 'sr-only' : 'font-semibold text-danger'}>
        {missing === 'day' ? words.pointAtDay : missing === 'amount' ? words.pointAtAmount : ''}
      </p>
      <Spelling preview={preview} columns={columns} onChange={change} />
    </FormSection>
  );
}
