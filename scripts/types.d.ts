declare module 'subset-font' {
  /** The few options used here; the package brings no types of its own. */
  interface SubsetOptions {
    targetFormat: 'woff2' | 'truetype';
    variationAxes?: Record<string, number>;
    keepFeatures: readonly string[];
    noHinting: boolean;
  }

  export default function subsetFont(font: Buffer, characters: string, options: SubsetOptions): Promise<Buffer>;
}
