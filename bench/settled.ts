/** Waits until the sample's pictures have their light forms: until then the machine is busy making them. */
export async function settled(url: string): Promise<void> {
  for (let looks = 0; looks < 240; looks += 1) {
    const { results } = await (await fetch(`${url}/api/events/`)).json();
    if (results.every(({ picture }: { picture: { variants: unknown[] } | null }) => picture?.variants.length !== 0))
      return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
