import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as v from 'valibot';
import { TRANSACTION_TYPE_CHOICES } from '#domain/financials/transaction';
import { shownKurus, wholeKurus } from '#domain/money';
import type { CheckedHere } from '#domain/staff/pin';
import {
  CASH_MOVES,
  type CashMove,
  type CountCashBody,
  countCashMutation,
  type DrawerRead,
  type MoveCashBody,
  moveCashMutation,
  NOTES,
  needsManager,
  notesKurus,
  type PaidOutToday,
} from '#domain/till/drawer';
import { typedNumber } from '#domain/typed-number';
import { countCash, moveCash, paidOutBefore } from '../../../data/commands/drawers';
import { newId } from '../../../data/ids';
import { useBarRules } from '../../../data/react/staff/use-staff-rows';
import { useCommand } from '../../../data/react/use-command';
import { formatMoney } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Button } from '../../../ui/controls/Button';
import { SelectInput } from '../../../ui/form/inputs/SelectInput';
import { TextInput } from '../../../ui/form/inputs/TextInput';
import { Text } from '../../../ui/layout/Flow';
import { Dialog } from '../../../ui/overlays/Dialog';
import { ApprovalSheet } from '../../bills/ApprovalSheet';
import { Sum } from '../../bills/bill-parts';
import { Form } from '../../shared/Form';
import { useSave } from '../../shared/SaveAction';
import * as page from '../Financials.css';
import { useMoneyFieldText } from '../money-field-text';
import * as styles from './Day.css';

type Values = Readonly<Record<string, string>>;
type FormProps = { drawer: DrawerRead; onClose: () => void };

/** Handles the fields of a form whose mutation waits in the outbox. */
function useFields(start: Values, schema: v.GenericSchema) {
  const fieldText = useMoneyFieldText();
  const [values, setValues] = useState(start);
  const [errors, setErrors] = useState<Partial<Record<string, string[]>>>({});
  return {
    values,
    /** Returns whether the input is valid, and shows what is not. */
    check(input: unknown): boolean {
      const { success, issues } = v.safeParse(schema, input);
      setErrors(issues ? (v.flatten(issues).nested ?? {}) : {});
      return success;
    },
    field(name: string) {
      const code = errors[name]?.at(-1);
      return {
        name,
        value: values[name] ?? '',
        ...(code && { error: fieldText(code) }),
        onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
      } as const;
    },
  };
}

const money = (typed: string | undefined) => typedNumber(typed?.trim() || '0');
const NO_VALUES: Values = {};

/** Counts a drawer note by note. What should be there is not shown. */
export function CountDialog({ drawer, day, onClose }: FormProps & { day: string }) {
  const { t } = useLingui();
  const run = useCommand(countCash);
  const { isBusy, save } = useSave();
  const form = useFields(NO_VALUES, countCashMutation.schema);
  const { values } = form;
  const notes = Object.fromEntries(
    NOTES.map((note) => [String(note), Number(values[`notes.${note}`] || 0)]),
  );
  const sum = notesKurus(notes) + (shownKurus(money(values.coins)) || 0);
  const total = Number.isFinite(sum) ? formatMoney(sum, 'tr') : '–';

  function submit() {
    const body = {
      day,
      notes,
      coins: money(values.coins),
      left: money(values.left),
      note: values.note ?? '',
    } as CountCashBody;
    if (!form.check(body)) return;
    save(() => run({ drawer: drawer.id, ...body }).then(onClose));
  }

  const amount = { prefix: '₺', inputMode: 'decimal' } as const;
  return (
    <Dialog title={<Trans>Count: {drawer.name}</Trans>} onClose={onClose}>
      <Form className={page.form} onSubmit={submit}>
        <div className={styles.notes}>
          {NOTES.map((note) => (
            <TextInput
              key={note}
              {...form.field(`notes.${note}`)}
              label={`₺${note}`}
              inputMode="numeric"
            />
          ))}
        </div>
        <TextInput {...form.field('coins')} {...amount} label={t`Coins`} />
        <Text size="item">
          <Trans>
            Counted: <span lang="tr">{total}</span>
          </Trans>
        </Text>
        <TextInput
          {...form.field('left')}
          {...amount}
          label={t`Float that stays`}
          hint={t`The rest goes to the safe.`}
        />
        <TextInput {...form.field('note')} label={t`Note`} optional />
        <Button type="submit" size="cta" block busy={isBusy}>{t`Save count`}</Button>
      </Form>
    </Dialog>
  );
}

type Waiting = { id: string; body: MoveCashBody; kurus: number };

type MoveDialogProps = FormProps & { role: string; paidOut: PaidOutToday | undefined };

/** Records cash that goes into or out of a drawer. */
export function MoveDialog({ drawer, role, paidOut, onClose }: MoveDialogProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const run = useCommand(moveCash);
  const { isBusy, save } = useSave();
  const paidBefore = useCommand(paidOutBefore);
  const form = useFields({ kind: 'float' }, moveCashMutation.schema);
  const { till } = useBarRules();
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const label = (kind: CashMove) =>
    TRANSACTION_TYPE_CHOICES.find(({ value }) => value === kind)?.label[language] ?? kind;

  async function submit() {
    const { kind, amount, reason } = form.values;
    const body = { kind, amount: money(amount), reason: reason ?? '' } as MoveCashBody;
    if (!form.check(body)) return;
    const kurus = wholeKurus(body.amount);
    const before = await paidBefore(paidOut);
    if (needsManager(role, till, { kind: body.kind, kurus, before })) {
      return setWaiting({ id: newId(), body, kurus });
    }
    await run({ drawer: drawer.id, ...body });
    onClose();
  }

  async function approve({ id, body }: Waiting, here?: CheckedHere) {
    await run({ drawer: drawer.id, id, ...body, ...here });
    onClose();
  }

  return (
    <Dialog title={<Trans>Cash in or out: {drawer.name}</Trans>} onClose={onClose}>
      {waiting && (
        <ApprovalSheet
          act={
            <>
              {label(waiting.body.kind)} <Sum kurus={waiting.kurus} />, {drawer.name}
            </>
          }
          changes={[waiting.id]}
          onGiven={(here) => save(() => approve(waiting, here))}
          onClose={() => setWaiting(null)}
        />
      )}
      <Form className={page.form} onSubmit={() => save(submit)}>
        <SelectInput
          {...form.field('kind')}
          label={t`Type`}
          options={CASH_MOVES.map((value) => ({ value, label: label(value) }))}
        />
        <TextInput {...form.field('amount')} label={t`Amount (₺)`} prefix="₺" inputMode="decimal" />
        <TextInput {...form.field('reason')} label={t`Reason`} />
        <Button type="submit" size="cta" block busy={isBusy}>{t`Save`}</Button>
      </Form>
    </Dialog>
  );
}
