/** Points: an A4 page, its margin, and the distance of lines. */
const page = { width: 595, height: 842, margin: 72, leading: 18 };

/** A text between brackets. The font's own characters only: what is not ASCII is left out. */
const literal = (text: string) =>
  `(${text.replaceAll(/[^\x20-\x7e]/g, '').replaceAll(/[\\()]/g, (character) => `\\${character}`)})`;

/** The least of a PDF file: one page in Helvetica, a heading and lines below it. */
export function pdf(heading: string, lines: readonly string[]): Buffer {
  const top = page.height - page.margin;
  const drawing = [
    'BT',
    `/F1 20 Tf ${page.margin} ${top} Td ${literal(heading)} Tj`,
    `/F1 11 Tf ${page.leading} TL 0 ${-page.leading} Td`,
    ...lines.map((line) => `T* ${literal(line)} Tj`),
    'ET',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Title ${literal(heading)} >>`,
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const xref = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${xref}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
