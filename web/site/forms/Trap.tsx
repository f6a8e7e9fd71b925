/** A field that people neither see nor reach. Only programs fill it in. */
export function Trap() {
  return (
    <div className="form-trap" aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
