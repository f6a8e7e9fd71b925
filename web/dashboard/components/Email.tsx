/** An e-mail address, which may go on to a second line after its `@` and is otherwise kept whole where it can be. */
export function Email({ address }: { address: string }) {
  const at = address.indexOf('@') + 1;
  return (
    <span className="email wrap-anywhere">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}
