import { controlShape } from '../form/Field.tsx';
import type { ListAddress } from './list-address.ts';
import { PAGE_SIZE } from './page-size.ts';

interface PageSizeSelectProps {
  sizes: readonly number[];
  usual: number;
  value: number;
  address: ListAddress;
}

/** How many rows a page has. */
export function PageSizeSelect({ sizes, usual, value, address }: PageSizeSelectProps) {
  const choose = (text: string) => address.narrow({ [PAGE_SIZE]: text === String(usual) ? '' : text });
  return (
    <label className="flex items-center gap-2.5">
      Rows per page
      <select value={value} onChange={(event) => choose(event.target.value)} className={controlShape}>
        {sizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
    </label>
  );
}
