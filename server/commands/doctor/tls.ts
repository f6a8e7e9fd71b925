/** The faults of a certificate by the words of the TLS library, and what they mean for the reader. */
const faults: readonly (readonly [pattern: RegExp, says: string])[] = [
  [/has expired|CERT_HAS_EXPIRED/, 'has ended: renew it'],
  [/altnames|ALTNAME/, 'is for another name: get one for this name'],
  [
    /self.signed|SELF_SIGNED|unable to verify|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|issuer certificate/,
    'is signed by nobody whom browsers and mail servers know: get one of a known authority, with its whole chain',
  ],
  [/not yet valid|NOT_YET_VALID/, 'does not count yet: look at the clock'],
];

/** What is wrong with the certificate of a host, in a sentence; undefined for an error that is not about it. */
export function certificateFault(error: string, host: string): string | undefined {
  const says = faults.find(([pattern]) => pattern.test(error))?.[1];
  return says === undefined ? undefined : `The certificate of ${host} ${says}.`;
}

/** Whether the other side answered with something other than TLS. */
export const isNotTls = (error: string) => /wrong version number|packet length too long|WRONG_VERSION/i.test(error);
