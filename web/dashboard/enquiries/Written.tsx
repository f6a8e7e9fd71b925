/** A text of several lines, with its line breaks. */
export function Written({ children }: { children: string }) {
  return (
    <p dir="auto" className="break-words whitespace-pre-wrap">
      {children}
    </p>
  );
}
