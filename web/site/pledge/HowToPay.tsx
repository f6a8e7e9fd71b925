import type { ReactNode } from 'react';
import { encode } from 'uqr';
import * as words from '#locale/pledge.ts';
import type { PaymentWay } from '../../../domain/collections/giving.ts';
import { dialLink, dialledCode } from '../../../domain/giving/dial.ts';
import type { Money } from '../../../domain/giving/money.ts';
import { showMoney } from '../../ui/money.ts';
import { addresses } from '../addresses.ts';
import Copy from '../components/Copy.island.tsx';
import { Icon } from '../components/Icon.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { langOf } from '../untranslated.ts';

/** Modules that stay white around the code, for cameras, beside the one that it comes with: ISO 18004 asks for four. */
const AROUND = 3;

/** The black modules as one path, a stroke for each run in a row. */
const pathOf = (rows: readonly (readonly boolean[])[]) =>
  rows
    .map((row, y) =>
      [
        ...row
          .map((isBlack) => (isBlack ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ]
        .map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
        .join(''),
    )
    .join('');

interface QrCodeProps {
  /** What a camera reads. */
  content: string;
  label: string;
}

/** A QR code, drawn by the server. */
function QrCode({ content, label }: QrCodeProps) {
  const { data, size } = encode(content);
  const whole = size + 2 * AROUND;
  const box = `${-AROUND} ${-AROUND} ${whole} ${whole}`;
  return (
    <svg role="img" aria-label={label} viewBox={box} shapeRendering="crispEdges" className="qr-code">
      <path fill="#fff" d={`M${-AROUND} ${-AROUND}h${whole}v${whole}h-${whole}z`} />
      <path d={pathOf(data)} />
    </svg>
  );
}

/** A code to dial: telephones dial it by a press, and computers show it to a telephone's camera. */
function Dial({ code }: { code: string }) {
  return (
    <>
      <a href={dialLink(code)} className="submit-button dial-button">
        <Icon name="phone" className="size-5 shrink-0" />
        <span>{words.dial(code)}</span>
      </a>
      <div className="scan">
        <QrCode content={dialLink(code)} label={words.squareThatDials(code)} />
        <div>
          <p className="font-semibold">{words.dial(code)}</p>
          <p className="mt-1">{words.scanToDial}</p>
        </div>
      </div>
    </>
  );
}

function Way({ way, money }: { way: PaymentWay; money: Money }) {
  const { kind, name, account, account_name, dial, instructions } = way;
  const code = dialledCode(dial, money);
  return (
    <li className="pay-way">
      <p className="font-semibold text-accent">{words.kinds[kind]}</p>
      <h3 lang={langOf(way, 'name')} className="mt-1 text-heading">
        {name}
      </h3>
      {code === undefined ? null : <Dial code={code} />}
      {instructions === '' ? null : (
        <p lang={langOf(way, 'instructions')} className="mt-5 max-w-reading whitespace-pre-line">
          {instructions}
        </p>
      )}
      <dl className="mt-5 grid gap-4">
        {account === '' ? null : (
          <div>
            <dt className="text-muted">{words.accounts[kind]}</dt>
            <dd>
              <Copy
                text={account}
                label={words.copyAccount[kind]}
                spoken={words.buttonOfWay(words.copyAccount[kind], name)}
                className="text-subheading"
              />
            </dd>
          </div>
        )}
        {account_name === '' ? null : (
          <div>
            <dt className="text-muted">{words.nameOfTheAccount}</dt>
            <dd className="font-semibold">{account_name}</dd>
          </div>
        )}
      </dl>
    </li>
  );
}

interface HowToPayProps {
  /** What is still to come. */
  money: Money;
  ways: readonly PaymentWay[];
  /** The page's own address, for a camera. */
  url: string;
  /** The way that begins on this page. */
  children?: ReactNode;
}

/** The ways to pay in the currency of the pledge. */
export function HowToPay({ money, ways, url, children }: HowToPayProps) {
  const payable = ways.filter(({ currency }) => currency === money.currency);
  const isDialled = payable.some(({ dial }) => dialledCode(dial, money) !== undefined);
  return (
    <section aria-labelledby="pay-title" className="page-width pb-16">
      <h2 id="pay-title" className="text-title">
        {words.howToPay}
      </h2>
      <p className="mt-5 font-semibold text-lead">{words.amountToPay(showMoney(money))}</p>
      {children}
      {payable.length === 0 ? (
        <div className="mt-5">
          <p>{words.noWayToPay}</p>
          <TextLink href={addresses.contact}>{words.writeToUs}</TextLink>
        </div>
      ) : (
        <ul className="pay-ways">
          {payable.map((way) => (
            <Way key={way.id} way={way} money={money} />
          ))}
        </ul>
      )}
      {isDialled ? null : (
        <div className="scan">
          <QrCode content={url} label={words.squareForACamera} />
          <p>{words.scanToOpen}</p>
        </div>
      )}
    </section>
  );
}
