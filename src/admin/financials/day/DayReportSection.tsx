import { useLingui } from '@lingui/react/macro';
import { partsCsv } from '#domain/financials/breakdowns';
import { areFiguresBlind, type DayReport } from '#domain/till/day-close';
import { mail as mailDay } from '#domain/till/till.operations';
import type { StaffFigures } from '../../../data/react/staff/use-staff-figures';
import {
  closedByText,
  dayParts,
  dayTitle,
  noFiscalValue,
  paperParts,
  printedAtText,
} from '../../../i18n/day-paper';
import { daySlip } from '../../../i18n/day-slip';
import { formatDateTime, formatDay } from '../../../i18n/day-text';
import { useLanguage } from '../../../i18n/use-language';
import { Button } from '../../../ui/controls/Button';
import { Heading, Hint, Row, Stack, Text } from '../../../ui/layout/Flow';
import type { PaperKind } from '../../orders/print/paper-size';
import { SlipPaper } from '../../orders/print/SlipPaper';
import { SaveCsvButton } from '../../shared/CsvButton';
import { Read } from '../../shared/Read';
import { SendFailed } from '../../shared/SendFailed';
import { useOperations } from '../../shared/sending';
import { PartTable } from '../BreakdownSection';
import * as styles from '../Financials.css';
import { PrintMenu } from '../PrintMenu';
import { CloseForm } from './CloseForm';

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
    <section aria-labelledby="day-report" className={styles.section}>
      <div className={styles.head}>
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
