import { useQuery } from '@tanstack/react-query';
import * as words from '#locale/dashboard/receipts.ts';
import { request } from '../session/request.ts';
import { everyReceipt } from './calls.ts';

/** Numbers that are void though no receipt has them. Nothing where there are none. */
export function VoidNumbers() {
  const { data = [] } = useQuery({
    queryKey: [...everyReceipt, 'void numbers'],
    queryFn: () => request('GET /receipts/void-numbers/'),
  });
  if (data.length === 0) return null;
  return (
    <section className="grid gap-1 border border-line bg-raised p-4 text-sm" aria-labelledby="void-numbers">
      <h2 id="void-numbers" className="font-semibold">
        {words.voidNumbers}
      </h2>
      <ul className="list-disc pl-5 text-muted">
        {data.map(({ first, last, reason }) => (
          <li key={first}>{words.voidNumbersFrom(first, last, words.voidNumberReasons[reason])}</li>
        ))}
      </ul>
    </section>
  );
}
