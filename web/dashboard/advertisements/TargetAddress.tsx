import { Copy } from 'lucide-react';
import { toast } from 'sonner';
import { advertisementInput } from '../../../domain/advertisement.ts';
import { Button } from '../components/Button.tsx';

/** An address that is not one, however it came to be kept, is shown and leads nowhere. */
const isLeading = (address: string) => advertisementInput.shape.target_url.safeParse(address).success;

/** A page of this site is named without its host; whoever pastes it elsewhere needs that too. */
const whole = (address: string) => new URL(address, window.location.origin).href;

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(whole(address));
    toast.success('URL copied.');
  } catch {
    toast.error('The browser did not let the URL be copied. Select it and copy it by hand.');
  }
}

/** Where an advertisement leads: to follow, and to take along. */
export function TargetAddress({ address }: { address: string }) {
  if (!isLeading(address)) return <p className="break-all">{address}</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        className="flex min-h-11 min-w-0 items-center break-all text-accent underline underline-offset-4"
      >
        {address}
      </a>
      <Button size="small" onClick={() => void copy(address)}>
        <Copy aria-hidden="true" className="size-4" />
        Copy URL
      </Button>
    </div>
  );
}
