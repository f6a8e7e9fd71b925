import { type Advertisement, clickThroughRate } from '../../../domain/advertisement.ts';

const number = new Intl.NumberFormat('en-GB');

/** "1,240 views": how often something happened, in digits that stand under each other. */
const counted = (count: number, one: string, several: string) =>
  `${number.format(count)} ${count === 1 ? one : several}`;

/** How often it was seen and followed, and how many of those who saw it followed it. */
export function Performance({ advertisement }: { advertisement: Advertisement }) {
  const { views, clicks } = advertisement;
  return (
    <div className="whitespace-nowrap tabular-nums">
      <p>{counted(views, 'view', 'views')}</p>
      <p>{counted(clicks, 'click', 'clicks')}</p>
      {views > 0 ? <p className="text-sm text-muted">CTR {clickThroughRate(advertisement)}</p> : null}
    </div>
  );
}
