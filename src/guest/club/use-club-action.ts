import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ClubError } from '../../data/club/club-store';
import { useNet } from '../../data/react/use-net';
import { useErrorText } from '../../i18n/error-text';
import { useToast } from '../../ui/overlays/use-toast';

export type ClubAction = {
  /** Resolves to false on failure; `failure` has the reason. */
  run: (run: () => Promise<unknown>) => Promise<boolean>;
  isBusy: boolean;
  /** null means no failure. */
  failure: string | null;
};

/** Runs one server call at a time and turns a failure into a message. */
export function useClubAction(): ClubAction {
  const { t } = useLingui();
  const net = useNet();
  const errorText = useErrorText();
  const { show } = useToast();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function run(task: () => Promise<unknown>): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    setFailure(null);
    try {
      await task();
      return true;
    } catch (error) {
      const sentence = sentenceOf(error);
      setFailure(sentence);
      show({ tone: 'error', title: t`Error`, body: sentence });
      return false;
    } finally {
      setBusy(false);
    }
  }

  function sentenceOf(error: unknown): string {
    if (error instanceof ClubError) return error.sentence || errorText(error.code);
    if (net.state !== 'offline') console.error(error);
    return t`This needs a connection. Please try again when you're online.`;
  }

  return { run, isBusy, failure };
}
