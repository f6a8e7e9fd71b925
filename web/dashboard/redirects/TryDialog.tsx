import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as words from '#locale/dashboard/redirects.ts';
import { addressTried, type TriedAddress } from '../../../domain/redirects.ts';
import { Banner } from '../components/Banner.tsx';
import { Modal } from '../components/Modal.tsx';
import { SmallForm } from '../form/SmallForm.tsx';
import { TextField } from '../form/TextField.tsx';
import { triedAddress } from './calls.ts';

/** What a visitor meets there, in a sentence. */
function said({ outcome, path, target, is_found, suggestions }: TriedAddress): string {
  if (outcome === 'stands') return words.stands(path);
  if (outcome === 'gone') return words.isGone(path);
  if (outcome === 'redirect')
    return `${words.leads(path, target ?? '')} ${is_found ? '' : words.whereNothingIs}`.trim();
  const near = suggestions.map(({ address }) => address).join(', ');
  return near === '' ? words.nothingThere(path) : `${words.nothingThere(path)} ${words.nearestAre(near)}`;
}

/** Tries an address: says what a visitor meets there. */
export function TryDialog({ onClose }: { onClose(): void }) {
  const queries = useQueryClient();
  const [found, setFound] = useState<TriedAddress>();
  return (
    <Modal title={words.tryAnAddress} onClose={onClose}>
      <SmallForm
        schema={addressTried}
        startsWith={{ address: '' }}
        submit={words.tryIt}
        submitting={words.trying}
        failed={words.notTried}
        keeps
        save={async ({ address }) => {
          setFound(undefined);
          setFound(await queries.fetchQuery({ ...triedAddress(address), staleTime: 0 }));
        }}
      >
        {(control) => (
          <TextField
            control={control}
            name="address"
            label={words.address}
            hint={words.oldAddressHint}
            spellCheck={false}
          />
        )}
      </SmallForm>
      {found === undefined ? null : (
        <Banner
          tone={found.outcome === 'nothing' || (found.outcome === 'redirect' && !found.is_found) ? 'warning' : 'info'}
        >
          <p className="wrap-anywhere">{said(found)}</p>
        </Banner>
      )}
    </Modal>
  );
}
