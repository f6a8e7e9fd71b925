import type { EventRegistration } from '../../../domain/event-registration.ts';

/** Empty lines for those who come without having registered. */
const SPARE = 10;

const spare = Array.from({ length: SPARE }, (_, index) => index + 1);

/**
 * A line for everybody, in the order of the alphabet. The sheet lies open at the door, so it says how to reach nobody.
 */
export function SheetTable({ expected }: { expected: readonly EventRegistration[] }) {
  const people = expected.toSorted((one, other) => one.full_name.localeCompare(other.full_name, 'en-GB'));
  return (
    <table className="sheet">
      <thead>
        <tr>
          <th scope="col">No.</th>
          <th scope="col">Name</th>
          <th scope="col">Organization</th>
          <th scope="col">Signature</th>
        </tr>
      </thead>
      <tbody>
        {people.map(({ id, full_name, organization }, index) => (
          <tr key={id}>
            <td>{index + 1}</td>
            <td>{full_name}</td>
            <td>{organization}</td>
            <td />
          </tr>
        ))}
        {spare.map((number) => (
          <tr key={`spare ${number}`}>
            <td>{people.length + number}</td>
            <td />
            <td />
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
