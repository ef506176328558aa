import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as v from 'valibot';
import { partsCsv, TRANSACTION_TYPE_CHOICES } from '#domain/financials/transaction';
import { shownKurus, wholeKurus } from '#domain/money';
import { typedNumber } from '#domain/quantity';
import type { CheckedHere } from '#domain/staff/pin';
import type { DayReport } from '#domain/till/day-close';
import { areFiguresBlind } from '#domain/till/day-close';
import type { CashMove, DrawerRead, MoveCashBody, PaidOutToday } from '#domain/till/drawer';
import {
  CASH_MOVES,
  countCashMutation,
  moveCashMutation,
  NOTES,
  needsManager,
  notesKurus,
} from '#domain/till/drawer';
import { mail as mailDay } from '#domain/till/till.operations';
import { countCash, moveCash, paidOutBefore } from '../../../data/commands/drawers';
import { newId } from '../../../data/ids';
import { useCommand } from '../../../data/react/use-app';
import type { StaffFigures } from '../../../data/react/use-staff';
import { useBarRules } from '../../../data/react/use-staff';
import {
  closedByText,
  dayParts,
  daySlip,
  dayTitle,
  noFiscalValue,
  paperParts,
  printedAtText,
} from '../../../i18n/day-slip';
import { formatDateTime, formatDay } from '../../../i18n/day-text';
import { formatMoney, useLanguage } from '../../../i18n/language';
import { Button } from '../../../ui/controls/controls';
import { SelectInput, TextInput } from '../../../ui/form/inputs/inputs';
import { Heading, Hint, Row, Stack, Text } from '../../../ui/layout/Flow';
import { Dialog } from '../../../ui/overlays/Dialog';
import { ApprovalSheet, Sum } from '../../bills/bill-parts';
import { SlipPaper } from '../../orders/print/PrintPage';
import type { PaperKind } from '../../orders/print/paper-size';
import * as frame from '../../page/Page.css';
import { SaveCsvButton } from '../../shared/CsvButton';
import { SendFailed } from '../../shared/Panel';
import { Read } from '../../shared/Read';
import { Form, useOperations, useSave } from '../../shared/sending';
import * as styles from '../Financials.css';
import { PartTable } from '../FinancialsPage';
import { useMoneyFieldText } from '../MoneyForm';
import { PrintMenu } from '../ReportSection';
import { CloseForm } from './CloseForm';
import * as dayStyles from './Day.css';

type DayReportSectionProps = {
  read: StaffFigures<DayReport>;
  /** True: a person asked for the figures before each drawer was counted. */
  isShown: boolean;
  onShow: () => void;
};

/** Shows the X of an open day with what is not in order, or the Z of a closed one. */
export function DayReportSection({ read, isShown, onShow }: DayReportSectionProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const report = read.value;
  return (
    <section aria-labelledby="day-report" className={frame.section}>
      <div className={frame.head}>
        <Heading level={2} id="day-report">
          {report ? dayTitle(report.z, language) : t`End of day`}
        </Heading>
        {report && (
          <Row align="stretch">
            <PrintMenu>{(kind, at) => <DayPaper kind={kind} report={report} at={at} />}</PrintMenu>
            <SaveCsvButton
              name={`${report.z ? `z-${report.z.no}` : 'x'}-${report.day}.csv`}
              text={() => partsCsv(paperParts(report, language), language)}
            />
          </Row>
        )}
      </div>
      <Read of={read}>
        {(of) => (
          <>
            {of.z ? (
              <Closed report={of} z={of.z} onDone={read.again} />
            ) : (
              <CloseForm report={of} onDone={read.again} />
            )}
            {of.bank !== null && Number(of.figures.totals.online) !== 0 && (
              <BankHint bank={of.bank} />
            )}
            {areFiguresBlind(of) && !isShown ? (
              <Stack gap={8} align="start">
                <Hint>{t`The figures appear once every drawer is counted.`}</Hint>
                <Button tone="outline" onClick={onShow}>{t`Show them now`}</Button>
              </Stack>
            ) : (
              dayParts(of, language).map(({ part, rows }) => (
                <PartTable key={part} name={part} rows={rows} />
              ))
            )}
          </>
        )}
      </Read>
    </section>
  );
}

type ClosedProps = { report: DayReport; z: NonNullable<DayReport['z']>; onDone: () => void };

function Closed({ report: { day, mail }, z, onDone }: ClosedProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { run, isBusy, isOffline, failure } = useOperations();
  const { by, closedAt } = z;
  const at = formatDateTime(Date.parse(closedAt), language);
  const to = mail?.to ?? '';
  const state = mail && {
    waiting: t`Being sent to ${to}`,
    done: t`Sent to ${to}`,
    failed: t`Could not be sent to ${to}`,
    none: t`Not sent to ${to}`,
  };
  async function sendAgain() {
    if (await run(mailDay, { id: day, input: { language } })) onDone();
  }
  return (
    <Stack gap={8}>
      <Text tone="muted">{t`Closed by ${by}, ${at}`}</Text>
      {mail && (
        <Row justify="between">
          <Text tone={mail.state === 'failed' ? 'danger' : 'muted'}>
            {state?.[mail.state ?? 'none']}
          </Text>
          <Button
            tone="outline"
            size="compact"
            busy={isBusy}
            unavailable={isOffline}
            onClick={() => void sendAgain()}
          >
            {mail.state === null ? t`Send` : t`Send again`}
          </Button>
        </Row>
      )}
      {failure && !isBusy && <SendFailed failure={failure} />}
    </Stack>
  );
}

/** Compares money of cards over the internet with the bank's list, which comes after the day was closed. */
function BankHint({ bank }: Pick<DayReport, 'bank'>) {
  const { t } = useLingui();
  if (bank === 'differs') {
    return <Text tone="danger">{t`Online payments differ from the bank's list.`}</Text>;
  }
  return (
    <Hint>
      {bank === 'agrees'
        ? t`Online payments agree with the bank's list.`
        : t`The bank's list of online payments comes in the morning.`}
    </Hint>
  );
}

/** Prints an X or Z on A4 or on a receipt printer. */
function DayPaper({ kind, report, at }: { kind: PaperKind; report: DayReport; at: number }) {
  const language = useLanguage();
  if (kind === 'roll') return <SlipPaper slip={daySlip(report, at, language)} />;
  const { z, day } = report;
  return (
    <div className={styles.sheet}>
      <div className={styles.sheetHead}>
        <p className={styles.sheetTitle}>
          <span translate="no">Bar Bliss</span>
          {' · '}
          {dayTitle(z, language)}
        </p>
        <p>{formatDay(day, language)}</p>
      </div>
      {z && <p>{closedByText(z, language)}</p>}
      {paperParts(report, language).map(({ part, rows }) => (
        <PartTable key={part} name={part} rows={rows} />
      ))}
      <p className={styles.foot}>
        {printedAtText(at, language)}
        {' · '}
        {noFiscalValue(language)}
      </p>
    </div>
  );
}

type Values = Readonly<Record<string, string>>;
type FormProps = { drawer: DrawerRead; onClose: () => void };

/** Handles the fields of a form whose mutation waits in the outbox. */
function useFields<Schema extends v.GenericSchema>(start: Values, schema: Schema) {
  const fieldText = useMoneyFieldText();
  const [values, setValues] = useState(start);
  const [errors, setErrors] = useState<Partial<Record<string, string[]>>>({});
  return {
    values,
    /** Returns whether the input is valid, and shows what is not. */
    check(input: unknown): input is v.InferInput<Schema> {
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
    };
    if (!form.check(body)) return;
    save(() => run({ drawer: drawer.id, ...body }).then(onClose));
  }

  const amount = { prefix: '₺', inputMode: 'decimal' } as const;
  return (
    <Dialog title={<Trans>Count: {drawer.name}</Trans>} onClose={onClose}>
      <Form gap={16} onSubmit={submit}>
        <div className={dayStyles.notes}>
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
    const body = { kind, amount: money(amount), reason: reason ?? '' };
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
      <Form gap={16} onSubmit={() => save(submit)}>
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
