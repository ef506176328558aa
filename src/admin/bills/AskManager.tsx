import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { sendApproved } from '../../data/commands/approvals';
import { newId } from '../../data/ids';
import { useCommand } from '../../data/react/use-command';
import { Button } from '../../ui/controls/Button';
import { useSave } from '../shared/SaveAction';
import { ApprovalSheet } from './ApprovalSheet';

type AskManagerProps = {
  /** The server refused this change without an approval. */
  entryId: string;
  /** Names the act: "On the house ₺350, T7". */
  act: ReactNode;
};

/** Sends a refused change once more when a manager has typed the PIN. */
export function AskManager({ entryId, act }: AskManagerProps) {
  const again = useCommand(sendApproved);
  const { save } = useSave();
  const [id, setId] = useState<string | null>(null);
  return (
    <>
      <Button onClick={() => setId(newId())}>
        <Trans>Ask a manager</Trans>
      </Button>
      {id && (
        <ApprovalSheet
          act={act}
          changes={[id]}
          onGiven={(here) => {
            setId(null);
            save(() => again({ entryId, id, ...(here && { here }) }));
          }}
          onClose={() => setId(null)}
        />
      )}
    </>
  );
}
