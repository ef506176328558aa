import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Plus, Printer } from 'lucide-react';
import { useState } from 'react';
import type { PrinterInList, PrintersRead, PrintJobRead } from '#domain/printing/printer';
import { isTrouble } from '#domain/printing/printer';
import * as printing from '#domain/printing/printers.operations';
import type { Operation } from '#domain/sync/operation';
import { formatTime } from '#domain/venue';
import { useStaffFigures } from '../../data/react/use-staff';
import { useNet } from '../../data/react/use-stores';
import { Button } from '../../ui/controls/controls';
import { Badge, EmptyState } from '../../ui/feedback/states';
import { Heading, Hint, Row, Stack, VisuallyHidden } from '../../ui/layout/Flow';
import { useToast } from '../../ui/overlays/ToastProvider';
import * as styles from '../kiosks/Kiosks.css';
import * as frame from '../page/Page.css';
import { usePageTitle } from '../page/page-parts';
import { AskButton, SendFailed } from '../shared/Panel';
import { NotAllowed, Read, UpdatedStamp, useMay } from '../shared/Read';
import { useOperations } from '../shared/sending';
import { PrinterDialog } from './PrinterDialog';
import { JOB_STATE_WORDS, JOB_WORDS, PLACE_WORDS, STATE_WORDS } from './printer-words';

const EVERY_MS = 5_000;

/** Shows the printers with their state and latest slips; managers add, change and test them. */
export function PrintersPage() {
  const { t } = useLingui();
  usePageTitle(t`Printers · Bar Bliss`);
  const isOffline = useNet().state === 'offline';
  const list = useStaffFigures<PrintersRead>('/api/admin/printers', EVERY_MS);
  const [open, setOpen] = useState<PrinterInList | 'new' | null>(null);
  const mayChange = useMay('tables.change');
  if (list.fault === 'forbidden') return <NotAllowed />;
  const printers = list.value?.printers ?? [];

  function done() {
    setOpen(null);
    list.again();
  }

  return (
    <div className={frame.dense}>
      <Row justify="between" gap={12}>
        <UpdatedStamp at={list.at} hasFailed={list.fault !== null} />
        {mayChange && (
          <Button
            icon={<Plus size={20} />}
            unavailable={isOffline}
            onClick={() => !isOffline && setOpen('new')}
          >
            <Trans>Add a printer</Trans>
          </Button>
        )}
      </Row>
      {isOffline && <Hint role="status">{t`Changes need a connection.`}</Hint>}
      <Read of={list}>
        {({ jobs }) =>
          printers.length === 0 ? (
            <EmptyState icon={<Printer size={40} />} title={<Trans>No printers yet</Trans>}>
              <Trans>
                Orders then print by themselves, each station's part at its own printer.
              </Trans>
            </EmptyState>
          ) : (
            <Stack gap={24}>
              <ul>
                {printers.map((printer) => (
                  <PrinterRow
                    key={printer.id}
                    {...{ printer, printers, mayChange, isOffline }}
                    onEdit={() => setOpen(printer)}
                    onChanged={list.again}
                  />
                ))}
              </ul>
              <section aria-labelledby="print-jobs">
                <Stack gap={8}>
                  <Heading level={2} id="print-jobs">{t`Latest printouts`}</Heading>
                  {jobs.length === 0 && <Hint>{t`Nothing has been printed yet.`}</Hint>}
                  <ul>
                    {jobs.map((job) => (
                      <JobRow
                        key={job.id}
                        {...{ job, printers, mayChange, isOffline }}
                        onChanged={list.again}
                      />
                    ))}
                  </ul>
                </Stack>
              </section>
            </Stack>
          )
        }
      </Read>
      {open && (
        <PrinterDialog
          printer={open === 'new' ? null : open}
          others={printers.filter((one) => open === 'new' || one.id !== open.id)}
          onClose={() => setOpen(null)}
          onDone={done}
        />
      )}
    </div>
  );
}

type Shared = {
  printers: readonly PrinterInList[];
  mayChange: boolean;
  isOffline: boolean;
  onChanged: () => void;
};

function PrinterRow(props: Shared & { printer: PrinterInList; onEdit: () => void }) {
  const { printer, printers, mayChange, isOffline, onEdit, onChanged } = props;
  const { t } = useLingui();
  const toast = useToast();
  const { isBusy, run, failure } = useOperations();
  const { id, name, prints, substituteId, state, isActive, seenAt, waiting } = printer;
  const time = seenAt === null ? null : formatTime(Date.parse(seenAt));
  const isSilent = state === 'silent';
  const word = isSilent && seenAt === null ? STATE_WORDS.new : STATE_WORDS[state];
  const tone = isTrouble(state) ? 'danger' : state === 'ready' ? 'success' : 'honey';
  const substitute = printers.find((one) => one.id === substituteId)?.name;

  async function send(operation: Operation, said?: string) {
    if (isOffline || isBusy || !(await run(operation, { id, input: {} }))) return;
    if (said) toast.show({ tone: 'success', title: said });
    onChanged();
  }

  return (
    <li className={styles.row}>
      <span className={styles.what}>
        {name}
        <Hint as="span">{prints.map((place) => t(PLACE_WORDS[place])).join(' · ')}</Hint>
        {substitute !== undefined && <Hint as="span">{t`Substitute: ${substitute}`}</Hint>}
      </span>
      <span className={styles.facts}>
        {isActive ? (
          <Badge tone={tone}>{t(word)}</Badge>
        ) : (
          <Badge tone="neutral">{t`Not in use`}</Badge>
        )}
        {waiting > 0 && (
          <Badge tone="honey">
            <Plural value={waiting} one="# printout waits" other="# printouts wait" />
          </Badge>
        )}
        {isSilent && time !== null && <Hint as="span">{t`Last contact ${time}`}</Hint>}
      </span>
      {mayChange && (
        <Row>
          <Button
            tone="outline"
            unavailable={isOffline}
            onClick={() => void send(printing.test, t`The test print is on its way.`)}
          >
            <Trans>Test print</Trans>
            <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
          </Button>
          <Button tone="outline" unavailable={isOffline} onClick={() => !isOffline && onEdit()}>
            {t`Edit`}
            <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
          </Button>
          <AskButton
            tone="quiet"
            unavailable={isOffline}
            ask={<Trans>Remove printer {name}?</Trans>}
            because={
              <Trans>
                Printouts that still wait for it are not printed. They stay in the list below.
              </Trans>
            }
            cancelLabel={<Trans>Keep it</Trans>}
            onConfirm={() => void send(printing.remove)}
          >
            <Trans>Remove</Trans>
          </AskButton>
        </Row>
      )}
      <SendFailed failure={failure} />
    </li>
  );
}

type JobRowProps = Shared & { job: PrintJobRead };

function JobRow({ job, printers, mayChange, isOffline, onChanged }: JobRowProps) {
  const { t } = useLingui();
  const { isBusy, run, failure } = useOperations();
  const { kind, state, orderCode, tableLabel, about, createdAt, copyNo } = job;
  const nameOf = (id: string) => printers.find((one) => one.id === id)?.name ?? t`Removed printer`;
  const printer = nameOf(job.onPrinterId);
  const owner = nameOf(job.printerId);
  const isElsewhere = job.onPrinterId !== job.printerId;
  const isKnown = printers.some(({ id }) => id === job.printerId);
  const what = [t(JOB_WORDS[kind]), orderCode ?? (kind === 'day' ? about : null), tableLabel];

  async function again() {
    if (isOffline || isBusy) return;
    if (await run(printing.again, { id: job.id, input: {} })) onChanged();
  }

  return (
    <li className={styles.row}>
      <span className={styles.what}>
        {what.filter(Boolean).join(' · ')}
        <Hint as="span">
          {formatTime(Date.parse(createdAt))}
          {' · '}
          {isElsewhere ? t`${printer}, for ${owner}` : printer}
          {copyNo > 1 && ` · ${t`Print ${copyNo}`}`}
        </Hint>
      </span>
      <Badge tone={state === 'failed' ? 'danger' : state === 'printed' ? 'success' : 'neutral'}>
        {t(JOB_STATE_WORDS[state])}
      </Badge>
      {mayChange && isKnown && (state === 'failed' || state === 'printed') && (
        <Button
          tone="outline"
          size="compact"
          busy={isBusy}
          unavailable={isOffline}
          onClick={() => void again()}
        >
          <Trans>Print again</Trans>
        </Button>
      )}
      <SendFailed failure={failure} />
    </li>
  );
}
