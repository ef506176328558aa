import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { mergeBills } from '../../data/commands/bills';
import type { BillOnTablet } from '../../data/react/staff/use-staff-bills';
import { useCommand } from '../../data/react/use-command';
import { Button } from '../../ui/controls/Button';
import { RadioCards } from '../../ui/form/inputs/RadioCards';
import { Hint, Row, Stack } from '../../ui/layout/Flow';
import { Dialog, DialogAction } from '../../ui/overlays/Dialog';
import { useToast } from '../../ui/overlays/ToastProvider';
import { Sum } from './bill-parts';
import { useBillLabel, useIsSeated, useOtherBills } from './bill-words';

type MergeBillProps = { bill: BillOnTablet; label: string; onMerged: () => void };

/** A bill whose party does not sit at a table goes to another bill as a whole. Parties that sit move on the floor. */
export function MergeBill({ bill, label, onMerged }: MergeBillProps) {
  const [isChoosing, setChoosing] = useState(false);
  const isSeated = useIsSeated(bill.id);
  const others = useOtherBills(bill);
  if (isSeated || bill.closedAt !== null || bill.isBeforeTill || others.length === 0) return null;
  return (
    <Row>
      <Button tone="quiet" onClick={() => setChoosing(true)}>
        <Trans>Merge with another bill</Trans>
      </Button>
      {isChoosing && (
        <ChooseBill {...{ bill, label, others, onMerged }} onClose={() => setChoosing(false)} />
      )}
    </Row>
  );
}

type ChooseBillProps = MergeBillProps & { others: readonly BillOnTablet[]; onClose: () => void };

function ChooseBill({ bill, label, others, onMerged, onClose }: ChooseBillProps) {
  const { t } = useLingui();
  const toast = useToast();
  const merge = useCommand(mergeBills);
  const labelOf = useBillLabel();
  const [chosen, setChosen] = useState<string | null>(null);
  const into = others.find(({ id }) => id === chosen);
  const there = into ? labelOf(into) : '';

  async function go() {
    if (!into) return;
    await merge({ billId: bill.id, into: into.id });
    toast.show({ tone: 'success', title: t`${label} is on the bill of ${there} now.` });
    onMerged();
  }

  return (
    <Dialog
      title={<Trans>Merge {label}</Trans>}
      onClose={onClose}
      footer={
        <DialogAction
          unavailable={!into}
          trailing={<Sum kurus={bill.openKurus + (into?.openKurus ?? 0)} />}
          onClick={() => void go().catch(console.error)}
        >
          {into ? <Trans>Merge with {there}</Trans> : <Trans>Choose a bill</Trans>}
        </DialogAction>
      }
    >
      <Stack gap={16}>
        <Hint>
          <Trans>Its dishes and payments go to the other bill. The kitchen sees no change.</Trans>
        </Hint>
        <RadioCards
          label={t`With this bill`}
          layout="grid"
          value={chosen}
          onChange={setChosen}
          options={others.map((one) => ({
            value: one.id,
            title: labelOf(one),
            price: <Sum kurus={one.openKurus} />,
          }))}
        />
      </Stack>
    </Dialog>
  );
}
