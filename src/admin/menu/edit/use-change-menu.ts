import { changeMenu } from '../../../data/commands/menu';
import { useCommand } from '../../../data/react/use-command';
import { useFailureText } from '../../shared/SendFailed';
import { isRefusal, useSending } from '../../shared/sending';

type Sent = Parameters<typeof changeMenu>[1];
type Change = Sent extends infer One
  ? One extends unknown
    ? Omit<One, 'mutationId'>
    : never
  : never;

/** Changes many rows of the menu; a retry has the same id. */
export function useChangeMenu() {
  const change = useCommand(changeMenu);
  const failureText = useFailureText();
  const { send, isBusy, failure } = useSending();

  async function run(wanted: Change): Promise<boolean> {
    // Both kinds of change have the same response.
    const sent = await send(wanted, (mutationId) => change({ ...wanted, mutationId } as Sent));
    return sent !== null;
  }

  const cause = isRefusal(failure) ? failure : 'no_response';
  return { isBusy, failure: failure && failureText(cause), run };
}
