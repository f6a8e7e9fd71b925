export function Lost() {
  return <main><h1>Page Not Found</h1></main>;
}
