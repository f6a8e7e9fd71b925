/** What somebody wrote over several lines, as they wrote it. */
export function Written({ children }: { children: string }) {
  return (
    <p dir="auto" className="break-words whitespace-pre-wrap">
      {children}
    </p>
  );
}
