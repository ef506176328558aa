import { useState } from 'react';
import { copyText } from './copy-text';

type Copied = 'yes' | 'no' | null;
type Shared = { title: string } & ({ url: string } | { text: string });

/** Hands an address or a text on: by the phone's own sheet where there is one, else by copying it. */
export function useShare(): { share: (what: Shared) => Promise<void>; copied: Copied } {
  const [copied, setCopied] = useState<Copied>(null);

  async function share(what: Shared) {
    setCopied(null);
    if (!navigator.share) {
      const isCopied = await copyText('url' in what ? what.url : what.text);
      return setCopied(isCopied ? 'yes' : 'no');
    }
    try {
      await navigator.share(what);
    } catch {
      // Whoever closes the phone's sheet has changed their mind.
    }
  }

  return { share, copied };
}
