import { useState } from 'react';

type Shared = { title: string } & ({ url: string } | { text: string });

/** Hands an address or a text on: by the phone's own sheet where there is one, else by copying it. */
export function useShare(): { share: (what: Shared) => Promise<void>; isCopied: boolean } {
  const [isCopied, setCopied] = useState(false);

  async function share(what: Shared) {
    setCopied(false);
    try {
      if (navigator.share) return await navigator.share(what);
      await navigator.clipboard.writeText('url' in what ? what.url : what.text);
      setCopied(true);
    } catch {
      // Whoever closes the phone's sheet has changed their mind.
    }
  }

  return { share, isCopied };
}
