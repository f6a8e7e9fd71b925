import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databases } from '../../../tests/support/databases.ts';
import { openTelephonePlace, type TelephonePlace } from './asked-telephones.ts';

const HOUR = 3_600_000;

describe.each(databases)('all telephones together, on %s', (kind) => {
  let place: TelephonePlace;

  beforeAll(async () => {
    place = await openTelephonePlace(kind);
  });

  afterAll(() => place.close());

  beforeEach(() => place.app.advance(2 * HOUR));

  /** Requests so many telephones, each for a pledge of its own and from another place. */
  async function askMany(times: number, body: () => object = () => ({})): Promise<number[]> {
    const statuses: number[] = [];
    for (let time = 0; time < times; time += 1)
      statuses.push((await place.ask((await place.pledge()).token, body())).status);
    return [...new Set(statuses)];
  }

  const refusal = async (language: string, body: object = {}) => {
    const reply = await place.ask((await place.pledge()).token, body, { 'accept-language': language });
    return { status: reply.status, wait: reply.headers.get('retry-after'), detail: (await reply.json()).detail };
  };

  test('are asked sixty times an hour, and then a giver is told to pay by the reference', async () => {
    expect(await askMany(60)).toEqual([202]);
    place.app.advance(HOUR - 60_000);
    expect(await refusal('en')).toEqual({
      status: 429,
      wait: '60',
      detail:
        'We cannot send a request to this phone now, as we have sent many in the last hour. Pay with the reference of your pledge, ' +
        'as this page explains, or try again in one minute.',
    });
    expect((await refusal('fr')).detail).toContain('Payez avec la référence');
    expect((await refusal('rw')).detail).toContain('Mwishyure');
    place.app.advance(60_000);
    expect(await askMany(1)).toEqual([202]);
  });

  test('that no pledge names are asked ten times an hour, and those of givers still are', async () => {
    const stranger = () => ({ phone: place.phone() });
    expect(await askMany(10, stranger)).toEqual([202]);
    expect(await askMany(2, stranger)).toEqual([429]);
    expect(await askMany(3)).toEqual([202]);
    place.app.advance(HOUR);
    expect(await askMany(1, stranger)).toEqual([202]);
  });
});
