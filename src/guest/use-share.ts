import { useState } from 'react';

type Shared = { title: string; url: string };

/** Hands an address on: by the phone's own sheet where there is one, else by copying it. */
export function useShare(): { share: (what: Shared) => Promise<void>; isCopied: boolean } {
  const [isCopied, setCopied] = useState(false);

  async function share(what: Shared) {
    setCopied(false);
    try {
      if (navigator.share) return await navigator.share(what);
      await navigator.clipboard.writeText(what.url);
      setCopied(true);
    } catch {
      // Whoever closes the phone's sheet has changed their mind.
    }
  }

  return { share, isCopied };
}
