import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { addKioskInput } from '#domain/kiosks/kiosk';
import { manageKiosk } from '../../data/commands/manage-kiosk';
import { useStaffTables } from '../../data/react/staff/use-staff-tables';
import { useCommand } from '../../data/react/use-command';
import { Button } from '../../ui/controls/Button';
import { Banner } from '../../ui/feedback/Banner';
import { SelectInput } from '../../ui/form/inputs/SelectInput';
import { TextInput } from '../../ui/form/inputs/TextInput';
import { Dialog } from '../../ui/overlays/Dialog';
import { codeOf, useSending } from '../shared/sending';
import * as styles from './Kiosks.css';

const FORM = 'add-kiosk';
const DOOR = 'door';
const START = { code: '', name: '', table: DOOR, pin: '' };
type Values = typeof START;

type AddKioskDialogProps = { onClose: () => void; onDone: () => void };

/** Approves the tablet that shows a code, and records the place of the tablet. */
export function AddKioskDialog({ onClose, onDone }: AddKioskDialogProps) {
  const { t } = useLingui();
  const tables = useStaffTables().rows ?? [];
  const form = useKioskForm(onDone);
  const { values, errors, set } = form;
  const door = { value: DOOR, label: t`At the door: guests name their table` };
  const options = tables.map(({ id, label }) => ({ value: String(id), label: t`Table ${label}` }));
  return (
    <Dialog
      title={<Trans>Add a kiosk</Trans>}
      locked={form.isBusy}
      onClose={onClose}
      footer={
        <Button type="submit" form={FORM} size="cta" block busy={form.isBusy}>
          <Trans>Add this kiosk</Trans>
        </Button>
      }
    >
      <form id={FORM} noValidate onSubmit={form.send} className={styles.fields}>
        {form.failure && (
          <Banner tone="danger" shape="box" role="alert">
            {codeOf(form.failure) === 'kiosk.code_unknown' ? (
              <Trans>No tablet shows this code now. Check the code on the tablet.</Trans>
            ) : (
              <Trans>This needs a connection. Please try again.</Trans>
            )}
          </Banner>
        )}
        <TextInput
          label={t`Code on the tablet`}
          hint={t`Open /kiosk on the tablet to see it.`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={values.code}
          error={errors.code ? t`Six digits.` : undefined}
          onChange={(code) => set({ code: code.replace(/\D/g, '') })}
        />
        <TextInput
          label={t`Name`}
          autoComplete="off"
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
          autoComplete="off"
          maxLength={6}
          value={values.pin}
          error={errors.pin ? t`That PIN is too easy to guess. Choose another one.` : undefined}
          onChange={(pin) => set({ pin: pin.replace(/\D/g, '') })}
        />
      </form>
    </Dialog>
  );
}

function useKioskForm(onDone: () => void) {
  const manage = useCommand(manageKiosk);
  const { check, send, ...sending } = useSending();
  const [values, setValues] = useState(START);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const { code, name, pin, table } = values;
    const tableId = table === DOOR ? null : Number(table);
    const input = sending.isBusy ? null : check(addKioskInput, { code, name, pin, tableId });
    if (input === null) return;
    const run = (mutationId: string) => manage({ verb: 'add', input, mutationId });
    if (await send(input, run)) onDone();
  }

  return {
    ...sending,
    values,
    set: (change: Partial<Values>) => setValues({ ...values, ...change }),
    send: submit,
  };
}
