import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { ApiError } from '../../../data/api-client';
import { changeMenu } from '../../../data/commands/change-menu';
import { newId } from '../../../data/ids';
import { useCommand } from '../../../data/react/use-command';
import { useErrorText } from '../../../i18n/error-text';
import { askToSignIn } from '../../page/sign-in-ask';

type Sent = Parameters<typeof changeMenu>[1];
type Change = Sent extends infer One
  ? One extends unknown
    ? Omit<One, 'mutationId'>
    : never
  : never;

/** Changes many rows of the menu; a retry has the same id. */
export function useChangeMenu() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const send = useCommand(changeMenu);
  const last = useRef({ what: '', id: '' });
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function run(change: Change): Promise<boolean> {
    if (isBusy) return false;
    const what = JSON.stringify(change);
    if (last.current.what !== what) last.current = { what, id: newId() };
    setBusy(true);
    setFailure(null);
    try {
      // Both kinds of change have the same response.
      await send({ ...change, mutationId: last.current.id } as Sent);
      return true;
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status < 500;
      if (isRefused) last.current = { what: '', id: '' };
      if (isRefused && error.status === 401) askToSignIn();
      setFailure(
        isRefused
          ? errorText(error.code)
          : t`No response from the server. Check the connection and try again.`,
      );
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, failure, run };
}
