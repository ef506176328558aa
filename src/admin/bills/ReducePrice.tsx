import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PRICE_REASONS, type PriceReason, type ReducePriceBody } from '#domain/bills/line-entry';
import { reductionParts } from '#domain/bills/line-worth';
import { kurusOf, liraText } from '#domain/money';
import { typedNumber } from '#domain/typed-number';
import { reducePrice } from '../../data/commands/bills';
import { useBarRules } from '../../data/react/staff/use-staff-rows';
import { useCommand } from '../../data/react/use-command';
import { TextInput } from '../../ui/form/inputs/TextInput';
import { Stack } from '../../ui/layout/Flow';
import { Dialog, DialogAction } from '../../ui/overlays/Dialog';
import { useUnderstood } from '../shared/figures';
import { Choice, Sum } from './bill-parts';
import type { ReducingProps } from './LineActions';
import * as styles from './Lines.css';
import { LinePreview, NewWorth, NoteInput, ReasonChoice } from './line-parts';
import { PRICE_REASON_WORDS, REDUCTION_WORDS } from './line-words';

const PERCENTS = [10, 20, 50] as const;

type ReducePriceProps = ReducingProps & { kind: 'discount' | 'comp' | 'staff' };

/** Lowers the price of lines: a discount, on the house, or the staff's price. */
export function ReducePrice({ kind, bill, label, lines, onReduce, onClose }: ReducePriceProps) {
  const { t } = useLingui();
  const run = useCommand(reducePrice);
  const { till } = useBarRules();
  const understood = useUnderstood();
  const [percent, setPercent] = useState<number | null>(PERCENTS[0]);
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState<PriceReason | null>(kind === 'staff' ? 'team' : null);
  const [note, setNote] = useState('');
  const worth = lines.reduce((sum, line) => sum + line.worth, 0);
  const amount = kurusOf(typedNumber(typed));
  const off =
    kind !== 'discount'
      ? ({ kind } as const)
      : percent !== null
        ? ({ kind, percent } as const)
        : amount !== null && amount <= worth
          ? ({ kind: 'amount', amount } as const)
          : null;
  const parts = off ? reductionParts(lines, off, till) : [];
  const kurus = parts.reduce((sum, part) => sum + part, 0);
  const isReady = reason !== null && kurus > 0;

  function go() {
    if (reason === null || off === null || kurus === 0) return;
    const text = note.trim();
    const body: ReducePriceBody = {
      lines: lines.map(({ orderId, lineNo }) => ({ orderId, lineNo })),
      off: off.kind === 'amount' ? { ...off, amount: liraText(off.amount) } : off,
      reason,
      ...(text && { note: text }),
    };
    onReduce({
      kind,
      kurus,
      count: 1,
      run: ([id], here) => run({ billId: bill.id, ...body, ...(id && { id }), ...here }),
    });
  }

  const name = t(REDUCTION_WORDS[kind]);
  return (
    <Dialog
      title={`${name}, ${label}`}
      onClose={onClose}
      footer={
        <DialogAction unavailable={!isReady} trailing={<Sum kurus={-kurus} />} onClick={go}>
          {reason === null ? t`Choose a reason` : isReady ? name : t`Enter an amount`}
        </DialogAction>
      }
    >
      <Stack>
        {kind === 'discount' && (
          <fieldset aria-label={t`Discount`} className={styles.choices}>
            {PERCENTS.map((one) => (
              <Choice key={one} isChosen={one === percent} onClick={() => setPercent(one)}>
                {t`${one}%`}
              </Choice>
            ))}
            <Choice
              isChosen={percent === null}
              onClick={() => setPercent(null)}
            >{t`Amount`}</Choice>
          </fieldset>
        )}
        {kind === 'discount' && percent === null && (
          <TextInput
            label={t`Amount off (₺)`}
            inputMode="decimal"
            value={typed}
            {...understood(typed)}
            onChange={setTyped}
            {...(typed !== '' && off === null
              ? { error: t`Enter an amount up to what the lines cost` }
              : {})}
          />
        )}
        <ReasonChoice
          reasons={PRICE_REASONS}
          words={PRICE_REASON_WORDS}
          reason={reason}
          onChoose={setReason}
        />
        <NoteInput note={note} onChange={setNote} />
        <LinePreview lines={lines} parts={parts} />
        <NewWorth before={bill.worthKurus} after={bill.worthKurus - kurus} />
      </Stack>
    </Dialog>
  );
}
