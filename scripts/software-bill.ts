import { type Cpu, type LockedPackage, runsOn } from './release-packages.ts';

const nameOf = (folder: string) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** One package as CycloneDX 1.5 has it. */
function component(folder: string, { version, integrity, license }: LockedPackage) {
  const name = nameOf(folder);
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const [, sha512] = /^sha512-(\S+)$/.exec(integrity) ?? [];
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    ...(license === '' ? {} : { licenses: [{ expression: license }] }),
    ...(sha512 ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(sha512, 'base64').toString('hex') }] } : {}),
  };
}

/**
 * The packages that a release is made from, as the lock file has them, for whoever looks for known weaknesses in them. `npm sbom` leaves
 * out those that a developers' package needs as well, and says something else each time; the same sources give the same archive.
 */
export function softwareBill(
  { name, version, license }: { name: string; version: string; license: string },
  packages: Readonly<Record<string, LockedPackage>>,
  cpu: Cpu,
): string {
  const used = Object.entries(packages).filter(([folder, entry]) => folder !== '' && !entry.dev && runsOn(entry, cpu));
  const components = new Map(
    used.map(([folder, entry]) => [`${nameOf(folder)} ${entry.version}`, component(folder, entry)]),
  );
  const project = { type: 'application', 'bom-ref': name, name, version, licenses: [{ expression: license }] };
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: project },
    components: [...components.values()],
  };
  return `${JSON.stringify(bill, null, 1)}\n`;
}
