import { Trans, useLingui } from '@lingui/react/macro';
import { ErrorBox } from '../shared/Read';
import { useFailureText } from '../shared/SendFailed';
import type { SendFailure } from '../shared/sending';
import * as styles from './Messages.css';

type ChangeFailureProps = { failure: SendFailure | null; isOffline?: boolean };

/** Shows the reason a reply, note or assignment was not saved, or cannot be saved now. */
export function ChangeFailure({ failure, isOffline = false }: ChangeFailureProps) {
  const { t } = useLingui();
  const failureText = useFailureText({
    not_found: t`We can't find this message.`,
    invalid_input: t`Please check what you entered.`,
    'message.no_address': t`The guest's address was deleted: no reply is possible.`,
    'message.replies_full': t`This message has ten replies. Go on by mail.`,
    'staff.inactive': t`This account is closed. Choose somebody else.`,
  });
  return (
    <>
      {failure && <ErrorBox>{failureText(failure)}</ErrorBox>}
      {isOffline && (
        <p role="status" className={styles.hint}>
          <Trans>Saving needs a connection. What you typed stays on this tablet.</Trans>
        </p>
      )}
    </>
  );
}
