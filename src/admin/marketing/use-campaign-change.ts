import { useState } from 'react';
import { ApiError } from '../../data/api-client';
import { type ChangeCampaign, changeCampaign } from '../../data/commands/marketing/change-campaign';
import { recordOf, textField } from '../../data/json';
import { useCommand } from '../../data/react/use-command';
import { askToSignIn } from '../page/sign-in-ask';
import { useMutationId } from '../records/use-mutation-id';

export type CampaignChange = ReturnType<typeof useCampaignChange>;

/** Tests, launches or stops a campaign. `send` resolves to whether it was done. */
export function useCampaignChange(id: string, onDone: () => void) {
  const change = useCommand(changeCampaign);
  const idFor = useMutationId();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** The word that the server refused, if it names one. */
  const [word, setWord] = useState<string | null>(null);

  async function send(what: ChangeCampaign['what'], input: unknown): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    setFailure(null);
    try {
      await change({ mutationId: idFor(JSON.stringify([what, input])), id, what, input });
      idFor.forget();
      onDone();
      return true;
    } catch (error) {
      const refusal = error instanceof ApiError ? error : null;
      if (refusal?.status === 401) askToSignIn();
      // A refusal is final; only an action without a response is repeated under the same id.
      if (refusal && refusal.status < 500) idFor.forget();
      setFailure(refusal?.code ?? 'unanswered');
      setWord(refusal && textField(recordOf(refusal.body), 'word'));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, failure, word, send };
}
