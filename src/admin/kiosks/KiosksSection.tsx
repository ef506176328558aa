import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { KioskRead } from '#domain/kiosks/kiosk';
import { KIOSK_SILENT_MS } from '#domain/kiosks/kiosk';
import * as kiosks from '#domain/kiosks/kiosks.operations';
import type { Operation } from '#domain/sync/operation';
import { formatTime } from '#domain/venue';
import { useStaffFigures, useStaffTables } from '../../data/react/use-staff';
import { useNet } from '../../data/react/use-stores';
import { Button } from '../../ui/controls/controls';
import { Banner, FailureBanner } from '../../ui/feedback/Banner';
import { Badge } from '../../ui/feedback/states';
import { SelectInput, TextInput } from '../../ui/form/inputs/inputs';
import { Heading, Hint, Text } from '../../ui/layout/Flow';
import { Dialog } from '../../ui/overlays/Dialog';
import { useClockValue } from '../page/page-parts';
import { OpenButton } from '../shared/OpenButton';
import { AskButton, useFailureText } from '../shared/Panel';
import { ErrorBox, UpdatedStamp } from '../shared/Read';
import { Form, useOperations } from '../shared/sending';
import * as styles from './Kiosks.css';

type KioskState = 'unseen' | 'silent' | 'out' | 'used' | 'free';

/** Returns the most urgent fact about a kiosk. */
export function kioskState({ seenAt, isOutOfOrder, isInUse }: KioskRead, now: number): KioskState {
  if (seenAt === null) return 'unseen';
  if (now - Date.parse(seenAt) > KIOSK_SILENT_MS) return 'silent';
  if (isOutOfOrder) return 'out';
  return isInUse ? 'used' : 'free';
}

type KioskRowProps = { kiosk: KioskRead; isOffline: boolean; onChanged: () => void };

function KioskRow({ kiosk, isOffline, onChanged }: KioskRowProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { isBusy, failure, run } = useOperations();
  const { id, name, tableLabel, isOutOfOrder, waiting, waitingCodes, unsent } = kiosk;
  const state = useClockValue((now) => kioskState(kiosk, now), 'unseen');
  const time = kiosk.seenAt === null ? '' : formatTime(Date.parse(kiosk.seenAt));
  const codes = unsent.join(', ');
  const waits = waitingCodes.join(', ') || waiting;

  async function send(operation: Operation, input = {}) {
    if (isOffline || isBusy) return;
    if (await run(operation, { id, input })) onChanged();
  }

  return (
    <li className={styles.row}>
      <span className={styles.what}>
        {name}
        <Hint as="span">
          {tableLabel === null ? t`Guests name their table` : t`Table ${tableLabel}`}
        </Hint>
      </span>
      <span className={styles.facts}>
        {state === 'unseen' && <Badge tone="honey">{t`Not seen yet`}</Badge>}
        {state === 'silent' && <Badge tone="danger">{t`No contact since ${time}`}</Badge>}
        {state === 'out' && <Badge tone="neutral">{t`Out of order`}</Badge>}
        {state === 'used' && <Badge tone="lagoon">{t`In use`}</Badge>}
        {state === 'free' && <Badge tone="success">{t`Free`}</Badge>}
        {waiting > 0 && <Badge tone="honey">{t`Not sent yet: ${waits}`}</Badge>}
        {state === 'silent' && (
          <Hint as="span">{t`It may hold orders that we don't know of. Look at its screen.`}</Hint>
        )}
        {codes !== '' && <Badge tone="danger">{t`Never sent: ${codes}`}</Badge>}
        {failure && <ErrorBox>{failureText(failure)}</ErrorBox>}
      </span>
      <Button
        tone="outline"
        unavailable={isOffline}
        onClick={() => void send(kiosks.edit, { isOutOfOrder: !isOutOfOrder })}
      >
        {isOutOfOrder ? t`Mark as working` : t`Mark as out of order`}
      </Button>
      <AskButton
        tone="quiet"
        unavailable={isOffline}
        ask={<Trans>Remove kiosk {name}?</Trans>}
        because={
          <Trans>The tablet then shows a new code. Orders that it still holds are sent.</Trans>
        }
        cancelLabel={<Trans>Keep it</Trans>}
        onConfirm={() => void send(kiosks.remove)}
      >
        <Trans>Remove</Trans>
      </AskButton>
    </li>
  );
}

const FORM = 'add-kiosk';
const DOOR = 'door';
const START = { code: '', name: '', table: DOOR, pin: '' };

/** Approves the tablet that shows a code, and records the place of the tablet. */
function AddKioskDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { t } = useLingui();
  const failureText = useFailureText({
    'kiosk.code_unknown': t`No tablet shows this code now. Check the code on the tablet.`,
  });
  const tables = useStaffTables().rows ?? [];
  const { isBusy, errors, failure, runChecked } = useOperations();
  const [values, setValues] = useState(START);
  const set = (change: Partial<typeof START>) => setValues({ ...values, ...change });
  const door = { value: DOOR, label: t`At the door: guests name their table` };
  const options = tables.map(({ id, label }) => ({ value: String(id), label: t`Table ${label}` }));

  async function submit() {
    const { table, ...typed } = values;
    const input = { ...typed, tableId: table === DOOR ? null : Number(table) };
    if (await runChecked(kiosks.add, { input })) onDone();
  }

  return (
    <Dialog
      title={<Trans>Add a kiosk</Trans>}
      locked={isBusy}
      onClose={onClose}
      footer={
        <Button type="submit" form={FORM} size="cta" block busy={isBusy}>
          <Trans>Add this kiosk</Trans>
        </Button>
      }
    >
      <Form id={FORM} onSubmit={submit} gap={20}>
        <FailureBanner>{failure && failureText(failure)}</FailureBanner>
        <TextInput
          label={t`Code on the tablet`}
          hint={t`Open /kiosk on the tablet to see it.`}
          inputMode="numeric"
          maxLength={6}
          value={values.code}
          error={errors.code ? t`Six digits.` : undefined}
          onChange={(code) => set({ code: code.replace(/\D/g, '') })}
        />
        <TextInput
          label={t`Name`}
          maxLength={40}
          value={values.name}
          error={errors.name ? t`Enter a name.` : undefined}
          onChange={(name) => set({ name })}
        />
        <SelectInput
          label={t`Where is it?`}
          value={values.table}
          options={[door, ...options]}
          onChange={(table) => set({ table })}
        />
        <TextInput
          label={t`PIN for staff on this kiosk`}
          hint={t`Four to six digits that are hard to guess. They end kiosk mode.`}
          inputMode="numeric"
          maxLength={6}
          value={values.pin}
          error={errors.pin ? t`That PIN is too easy to guess. Choose another one.` : undefined}
          onChange={(pin) => set({ pin: pin.replace(/\D/g, '') })}
        />
      </Form>
    </Dialog>
  );
}

const EVERY_MS = 15_000;

export function KiosksSection() {
  const { t } = useLingui();
  const { value, at, fault, again } = useStaffFigures<{ kiosks: KioskRead[] }>(
    '/api/admin/kiosks',
    EVERY_MS,
  );
  const isOffline = useNet().state === 'offline';
  const kiosks = value?.kiosks ?? [];
  const held = kiosks.reduce((sum, { waiting, unsent }) => sum + waiting + unsent.length, 0);
  return (
    <section aria-labelledby="kiosks" className={styles.section}>
      <Heading level={2} size="displayM" tone="ink" id="kiosks">{t`Kiosks`}</Heading>
      {held > 0 && (
        <Banner tone="danger" shape="box">
          <Plural
            value={held}
            one="# order at a kiosk has not reached the bar."
            other="# orders at kiosks have not reached the bar."
          />
        </Banner>
      )}
      {value?.kiosks.length === 0 && (
        <Text size="body" tone="muted">
          <Trans>Guests order on a tablet of ours: open /kiosk on it, then add it here.</Trans>
        </Text>
      )}
      {kiosks.length > 0 && (
        <ul>
          {kiosks.map((kiosk) => (
            <KioskRow key={kiosk.id} kiosk={kiosk} isOffline={isOffline} onChanged={again} />
          ))}
        </ul>
      )}
      {fault !== null && <UpdatedStamp at={at} hasFailed />}
      <div>
        <OpenButton
          tone="outline"
          icon={<Plus size={20} />}
          unavailable={isOffline}
          opens={(close) => (
            <AddKioskDialog
              onClose={close}
              onDone={() => {
                close();
                again();
              }}
            />
          )}
        >
          <Trans>Add a kiosk</Trans>
        </OpenButton>
      </div>
    </section>
  );
}
