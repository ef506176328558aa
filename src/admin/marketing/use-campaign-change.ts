import { type ChangeCampaign, changeCampaign } from '../../data/commands/campaigns';
import { useCommand } from '../../data/react/use-command';
import { useSending } from '../shared/sending';

export type CampaignChange = ReturnType<typeof useCampaignChange>;

/** Tests, launches or stops a campaign. `send` resolves to true on success. */
export function useCampaignChange(id: string, onDone: () => void) {
  const change = useCommand(changeCampaign);
  const { send, isBusy, failure } = useSending();

  async function sendOnce(what: ChangeCampaign['what'], input: unknown): Promise<boolean> {
    const run = (mutationId: string) => change({ mutationId, id, what, input });
    if (!(await send([what, input], run))) return false;
    onDone();
    return true;
  }

  return { isBusy, failure, send: sendOnce };
}
