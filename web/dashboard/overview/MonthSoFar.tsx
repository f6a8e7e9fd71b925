import * as words from '#locale/dashboard/overview.ts';
import { dayOfMonth, shortMonths } from '#locale/dates.ts';
import { staffAddresses } from '../../../domain/addresses.ts';
import type { Month, Overview } from '../../../domain/overview.ts';
import { showMoney } from '../../ui/money.ts';
import { showNumber } from '../../ui/numbers.ts';
import { useMay } from '../session/account.ts';
import { VISITS } from './calls.ts';
import { OverviewPart } from './OverviewPart.tsx';
import { PlaceLink } from './PlaceLink.tsx';

interface Figure {
  label: string;
  /** Where the records are that it counts. */
  address: string;
  now: number;
  before: number;
  show(number: number): string;
}

/** `1–20 Nov`. */
function shownDays({ from, until }: { from: string; until: string }): string {
  const [first, last] = [from, until].map((day) => dayOfMonth(Number(day.slice(8))));
  return words.daysOfMonth(first ?? '', last ?? '', shortMonths[Number(from.slice(5, 7)) - 1] ?? '');
}

function moneyFigures({ money = [], days }: Month): Figure[] {
  const address = `${staffAddresses.givingReport}?${new URLSearchParams({ by: 'month', from: days.from, until: days.until })}`;
  return money.flatMap(({ currency, received, pledged }) => {
    const named = (label: string) => (money.length === 1 ? label : words.inCurrency(label, currency));
    const show = (amount: number) => showMoney({ amount, currency });
    return [
      { label: named(words.receivedMoney), address, show, ...received },
      { label: named(words.pledgedMoney), address, show, ...pledged },
    ];
  });
}

function figuresOf(month: Month): Figure[] {
  const { visits, registrations, subscribers } = month;
  const counted = [
    { label: words.visitsToSite, address: `#${VISITS}`, beside: visits },
    { label: words.eventRegistrations, address: staffAddresses.events, beside: registrations },
    { label: words.newSubscribers, address: `${staffAddresses.subscribers}?status=confirmed`, beside: subscribers },
  ];
  return [
    ...moneyFigures(month),
    ...counted.flatMap(({ label, address, beside }) =>
      beside ? [{ label, address, show: showNumber, ...beside }] : [],
    ),
  ];
}

/** A number, or in quiet words that there is nothing. */
function Cell({
  number,
  show,
  none,
  className,
}: Pick<Figure, 'show'> & { number: number; none: string; className: string }) {
  return (
    <td className={`px-3 text-right whitespace-nowrap max-sm:pb-1.5 ${number === 0 ? 'text-muted' : className}`}>
      {number === 0 ? none : show(number)}
    </td>
  );
}

/** On a phone the name of a row stands above its numbers, so that no word is broken. */
const rowOnPhone = 'max-sm:grid max-sm:grid-cols-2 max-[17rem]:grid-cols-1';

function Figures({ month }: { month: Month }) {
  const { before, ...days } = month.days;
  return (
    <table className="w-full border border-line bg-raised text-left tabular-nums max-sm:block">
      <caption className="sr-only">
        {words.thisMonth}. {words.thisMonthHint}
      </caption>
      <thead className="max-sm:block">
        <tr className={`bg-sunken text-sm ${rowOnPhone}`}>
          <th scope="col" className="px-4 py-1.5 max-sm:sr-only">
            <span className="sr-only">{words.kindOfFigure}</span>
          </th>
          {[days, before].map((one) => (
            <th key={one.from} scope="col" className="px-3 py-1.5 text-right whitespace-nowrap">
              {shownDays(one)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {figuresOf(month).map(({ label, address, now, before: then, show }) => (
          <tr key={label} className={`border-t border-line ${rowOnPhone}`}>
            <th scope="row" className="font-normal max-sm:col-span-full">
              <PlaceLink
                to={address}
                className="flex min-h-8 items-center px-4 py-0.5 text-accent underline pointer-coarse:min-h-11"
              >
                {label}
              </PlaceLink>
            </th>
            <Cell number={now} show={show} none={words.noneSoFar} className="font-semibold" />
            <Cell number={then} show={show} none={words.noneBefore} className="" />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** As many rows as there will be, of the same height. */
function FiguresOnTheirWay() {
  const isShown = [
    useMay('pledges.view'),
    useMay('pledges.view'),
    true,
    useMay('events.view'),
    useMay('subscribers.view'),
  ];
  const rows = isShown.filter(Boolean);
  return (
    <div
      aria-hidden="true"
      className="animate-pulse divide-y divide-line border border-line bg-raised motion-reduce:animate-none"
    >
      <p className="box-content h-8 bg-sunken" />
      {rows.map((_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing else
        <p key={place} className="box-content h-8 max-sm:h-15.5 pointer-coarse:h-11 max-sm:pointer-coarse:h-18.5" />
      ))}
    </div>
  );
}

/** What came of the work of this month until today, beside the same days of the month before. */
export function MonthSoFar({ month }: { month: Overview['month'] }) {
  return (
    <OverviewPart title={words.thisMonth} value={month} placeholder={<FiguresOnTheirWay />}>
      {(shown) => <Figures month={shown} />}
    </OverviewPart>
  );
}
