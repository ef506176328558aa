import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { PriceReason, ReducePriceBody, VoidReason } from '#domain/bills/line-entry';
import {
  MAX_NOTE,
  PRICE_REASONS,
  piecesWorth,
  reductionParts,
  VOID_REASONS,
} from '#domain/bills/line-entry';
import { kurusOf, liraText } from '#domain/money';
import { dishName } from '#domain/orders/ticket-lines';
import { typedNumber } from '#domain/quantity';
import { reducePrice, voidLine } from '../../data/commands/send';
import { useCommand } from '../../data/react/use-app';
import type { LineOnBill } from '../../data/react/use-staff';
import { useBarRules } from '../../data/react/use-staff';
import { useLanguage } from '../../i18n/language';
import { QuantityStepper } from '../../ui/controls/QuantityStepper';
import { CheckboxInput, TextInput } from '../../ui/form/inputs/inputs';
import { Row, Stack, Text } from '../../ui/layout/Flow';
import { Dialog, DialogAction } from '../../ui/overlays/Dialog';
import { useUnderstood } from '../shared/Read';
import { Choice, Sum } from './bill-parts';
import type { ReducingProps } from './LineEntries';
import * as styles from './Lines.css';
import { PRICE_REASON_WORDS, REDUCTION_WORDS, VOID_REASON_WORDS } from './line-words';
import * as money from './Money.css';

/** Returns a function that acts on lines one after another; a second try leaves out those that were done. */
export function useEachOnce() {
  const done = useRef(new Set<string>());
  return async (
    lines: readonly LineOnBill[],
    act: (line: LineOnBill, nth: number) => Promise<unknown>,
  ) => {
    for (const [nth, line] of lines.entries()) {
      if (done.current.has(line.key)) continue;
      await act(line, nth);
      done.current.add(line.key);
    }
  };
}

/** Holds how many pieces of each line are meant: at first `start`, or all that are left. */
export function usePieces(lines: readonly LineOnBill[], start?: number) {
  const [pieces, setPieces] = useState<Readonly<Record<string, number>>>({});
  const of = (line: LineOnBill) => Math.min(pieces[line.key] ?? start ?? line.left, line.left);
  const kurus = lines.reduce((sum, line) => sum + piecesWorth(line, of(line)), 0);
  return { lines, of, kurus, set: (key: string, n: number) => setPieces({ ...pieces, [key]: n }) };
}

type Pieces = Omit<ReturnType<typeof usePieces>, 'kurus'>;

export function PiecesOfLines({ pieces: { lines, of, set } }: { pieces: Pieces }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <Stack as="ul" gap={8}>
      {lines.map((line) => {
        const { key, left } = line;
        const name = dishName(line.item, language);
        return (
          <Row as="li" key={key} justify="between" wrap={false}>
            <span>
              {left}× {name}
            </span>
            {left > 1 && (
              <QuantityStepper
                quantity={of(line)}
                max={left}
                label={name}
                decreaseLabel={t`One fewer`}
                increaseLabel={t`One more`}
                onChange={(next) => set(key, next)}
              />
            )}
          </Row>
        );
      })}
    </Stack>
  );
}

type ReasonChoiceProps<Reason extends string> = {
  reasons: readonly Reason[];
  words: Record<Reason, MessageDescriptor>;
  reason: Reason | null;
  onChoose: (reason: Reason) => void;
};

/** Asks for one reason of the list, because reasons are counted. */
export function ReasonChoice<Reason extends string>(props: ReasonChoiceProps<Reason>) {
  const { reasons, words, reason, onChoose } = props;
  const { t } = useLingui();
  return (
    <Stack gap={8}>
      <strong>{t`Reason`}</strong>
      <fieldset aria-label={t`Reason`} className={styles.choices}>
        {reasons.map((one) => (
          <Choice key={one} isChosen={one === reason} onClick={() => onChoose(one)}>
            {t(words[one])}
          </Choice>
        ))}
      </fieldset>
    </Stack>
  );
}

/** Shows what each line costs before and after. */
function LinePreview(props: { lines: readonly LineOnBill[]; parts: readonly number[] }) {
  const language = useLanguage();
  return (
    <Stack as="ul" gap={4}>
      {props.lines.map(({ key, left, item, worth }, index) => (
        <li key={key} className={money.row}>
          <span>
            {left}× {dishName(item, language)}
          </span>
          <span>
            <Sum kurus={worth} className={money.struck} />{' '}
            <Sum kurus={worth - (props.parts[index] ?? 0)} />
          </span>
        </li>
      ))}
    </Stack>
  );
}

export function NewWorth({ before, after }: { before: number; after: number }) {
  return (
    <p className={money.row} aria-live="polite">
      <Trans>Bill</Trans>
      <span>
        <Sum kurus={before} className={money.struck} />{' '}
        <Text as="span" size="title">
          <Sum kurus={after} />
        </Text>
      </span>
    </p>
  );
}

export function NoteInput({ note, onChange }: { note: string; onChange: (note: string) => void }) {
  const { t } = useLingui();
  return (
    <TextInput label={t`Note`} optional maxLength={MAX_NOTE} value={note} onChange={onChange} />
  );
}

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

export function TakeOff({ bill, label, lines, onReduce, onClose }: ReducingProps) {
  const { t } = useLingui();
  const run = useCommand(voidLine);
  const eachOnce = useEachOnce();
  const pieces = usePieces(lines);
  const { of, kurus } = pieces;
  const [reason, setReason] = useState<VoidReason | null>(null);
  const [wasMade, setMade] = useState(false);
  const [note, setNote] = useState('');

  function go() {
    if (!reason) return;
    const text = note.trim();
    const more = { reason, wasMade, ...(text && { note: text }) };
    onReduce({
      kind: 'void',
      kurus,
      count: lines.length,
      run: (ids, here) =>
        eachOnce(lines, (line, nth) => {
          const { orderId, lineNo } = line;
          const id = ids[nth];
          const change = { billId: bill.id, orderId, lineNo, pieces: of(line), ...more };
          return run({ ...change, ...(id && { id }), ...here });
        }),
    });
  }

  return (
    <Dialog
      title={<Trans>Take off, {label}</Trans>}
      onClose={onClose}
      footer={
        <DialogAction unavailable={!reason} trailing={<Sum kurus={-kurus} />} onClick={go}>
          {reason ? t`Take off` : t`Choose a reason`}
        </DialogAction>
      }
    >
      <Stack>
        <PiecesOfLines pieces={pieces} />
        <ReasonChoice
          reasons={VOID_REASONS}
          words={VOID_REASON_WORDS}
          reason={reason}
          onChoose={(next) => {
            setReason(next);
            if (next === 'quality' || next === 'walked_out') setMade(true);
          }}
        />
        <CheckboxInput
          label={<Trans>It was made</Trans>}
          hint={<Trans>Its ingredients still come off the stock.</Trans>}
          checked={wasMade}
          onChange={(event) => setMade(event.currentTarget.checked)}
        />
        <NoteInput note={note} onChange={setNote} />
        <NewWorth before={bill.worthKurus} after={bill.worthKurus - kurus} />
      </Stack>
    </Dialog>
  );
}
