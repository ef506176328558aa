import { useState } from 'react';
import { copyText } from './copy-text';

type Copied = 'yes' | 'no' | null;
type Shared = { title: string } & ({ url: string } | { text: string });

/** Shares a URL or text by the phone's share sheet, otherwise copies it. */
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
      // A closed share sheet is no error.
    }
  }

  return { share, copied };
}
