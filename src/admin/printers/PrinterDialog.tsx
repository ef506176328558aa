import { Trans, useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type {
  PrinterInList,
  PrinterKind,
  PrinterLetters,
  PrintPlace,
} from '#domain/printing/printer';
import {
  LETTERS_OF_KIND,
  PRINT_PLACES,
  PRINTER_KINDS,
  SLIP_COLUMNS,
} from '#domain/printing/printer';
import * as printing from '#domain/printing/printers.operations';
import { Button } from '../../ui/controls/controls';
import { CheckboxInput, SelectInput, TextInput } from '../../ui/form/inputs/inputs';
import { Hint, Row, Stack, Text } from '../../ui/layout/Flow';
import { Dialog } from '../../ui/overlays/Dialog';
import { useToast } from '../../ui/overlays/ToastProvider';
import { SendFailed } from '../shared/Panel';
import { Form, useOperations } from '../shared/sending';
import { KIND_WORDS, LETTER_WORDS, PLACE_WORDS } from './printer-words';

const FORM = 'printer';
const NOBODY = '';

type Values = {
  name: string;
  kind: PrinterKind;
  prints: readonly PrintPlace[];
  letters: PrinterLetters;
  columns: string;
  address: string;
  substituteId: string;
  isActive: boolean;
};

const START: Values = {
  name: '',
  kind: 'epson',
  prints: [],
  letters: 'picture',
  columns: String(SLIP_COLUMNS[0]),
  address: '',
  substituteId: NOBODY,
  isActive: true,
};

/** 256 random bits that the printer shows to the server. */
function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

type PrinterDialogProps = {
  /** null adds a printer. */
  printer: PrinterInList | null;
  others: readonly PrinterInList[];
  onClose: () => void;
  onDone: () => void;
};

/** Adds or changes a printer; then shows once the address that a polling printer calls. */
export function PrinterDialog({ printer, others, onClose, onDone }: PrinterDialogProps) {
  const [url, setUrl] = useState<string | null>(null);
  const title = printer ? printer.name : <Trans>Add a printer</Trans>;
  if (url !== null) return <AddressDialog title={title} url={url} onClose={onDone} />;
  return <PrinterForm {...{ printer, others, title, onClose, onDone }} onToken={setUrl} />;
}

type FormProps = PrinterDialogProps & { title: ReactNode; onToken: (url: string) => void };

function PrinterForm({ printer, others, title, onClose, onDone, onToken }: FormProps) {
  const { t } = useLingui();
  const { isBusy, isOffline, errors, failure, runChecked } = useOperations();
  const [values, setValues] = useState(printer ? valuesOf(printer) : START);
  const [hasNewToken, setNewToken] = useState(printer === null);
  const set = (change: Partial<Values>) => setValues({ ...values, ...change });
  const { kind, letters } = values;
  const isPolling = kind !== 'network';
  const needsToken = isPolling && (hasNewToken || printer?.kind !== kind);
  const known = LETTERS_OF_KIND[kind];

  async function save() {
    if (isOffline) return;
    const token = newToken();
    const input = {
      ...values,
      letters: known.includes(letters) ? letters : 'picture',
      columns: Number(values.columns),
      address: isPolling ? null : values.address,
      substituteId: values.substituteId === NOBODY ? null : values.substituteId,
      ...(needsToken && { token }),
    };
    const sent = printer
      ? await runChecked(printing.edit, { id: printer.id, input })
      : await runChecked(printing.add, { input });
    if (!sent) return;
    if (needsToken) onToken(new URL(`/api/print/${kind}/${token}`, location.origin).href);
    else onDone();
  }

  return (
    <Dialog
      title={title}
      locked={isBusy}
      onClose={onClose}
      footer={
        <Button type="submit" form={FORM} size="cta" block busy={isBusy} unavailable={isOffline}>
          <Trans>Save</Trans>
        </Button>
      }
    >
      <Form id={FORM} onSubmit={save}>
        <Stack gap={20}>
          <SendFailed failure={failure} />
          {isOffline && <Hint role="status">{t`Saving needs a connection.`}</Hint>}
          <TextInput
            label={t`Name`}
            hint={t`As the team calls it: Bar, Grill.`}
            maxLength={40}
            value={values.name}
            error={errors.name ? t`Enter a name.` : undefined}
            onChange={(name) => set({ name })}
          />
          <SelectInput
            label={t`Kind`}
            value={kind}
            options={PRINTER_KINDS.map((one) => ({ value: one, label: t(KIND_WORDS[one]) }))}
            onChange={(next) => set({ kind: next })}
          />
          {!isPolling && (
            <TextInput
              label={t`Address in the venue's network`}
              hint={t`For example 192.168.1.50. The server must be in the same network.`}
              spellCheck={false}
              value={values.address}
              error={errors.address ? t`Enter an address such as 192.168.1.50.` : undefined}
              onChange={(address) => set({ address })}
            />
          )}
          <Places
            chosen={values.prints}
            error={errors.prints ? t`Choose what it prints.` : undefined}
            onChange={(prints) => set({ prints })}
          />
          <Look values={values} set={set} />
          <Substitute {...{ values, set, others }} />
          <CheckboxInput
            label={t`In use`}
            checked={values.isActive}
            onChange={(event) => set({ isActive: event.currentTarget.checked })}
          />
          {printer && isPolling && printer.kind === kind && (
            <CheckboxInput
              label={t`Make a new address`}
              hint={t`The old one ends at once. The new one is shown after saving.`}
              checked={hasNewToken}
              onChange={(event) => setNewToken(event.currentTarget.checked)}
            />
          )}
        </Stack>
      </Form>
    </Dialog>
  );
}

function valuesOf(printer: PrinterInList): Values {
  const { name, kind, prints, letters, columns, address, substituteId, isActive } = printer;
  return {
    ...{ name, kind, prints, letters, isActive, columns: String(columns) },
    address: address ?? '',
    substituteId: substituteId ?? NOBODY,
  };
}

type PartProps = { values: Values; set: (change: Partial<Values>) => void };

function Substitute({ values, set, others }: PartProps & Pick<PrinterDialogProps, 'others'>) {
  const { t } = useLingui();
  return (
    <SelectInput
      label={t`Substitute`}
      hint={t`Prints in its place after 30 seconds without contact.`}
      value={values.substituteId}
      options={[
        { value: NOBODY, label: t`Nobody: printouts wait` },
        ...others.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(substituteId) => set({ substituteId })}
    />
  );
}

function Look({ values, set }: PartProps) {
  const { t } = useLingui();
  const { kind, letters, columns } = values;
  const known = LETTERS_OF_KIND[kind];
  return (
    <>
      <SelectInput
        label={t`Letters`}
        value={known.includes(letters) ? letters : 'picture'}
        options={known.map((one) => ({ value: one, label: t(LETTER_WORDS[one]) }))}
        onChange={(next) => set({ letters: next })}
      />
      <SelectInput
        label={t`Paper`}
        value={columns}
        options={[
          { value: '48', label: t`80 mm, 48 characters` },
          { value: '42', label: t`80 mm, 42 characters` },
          { value: '32', label: t`58 mm, 32 characters` },
        ]}
        onChange={(next) => set({ columns: next })}
      />
    </>
  );
}

type PlacesProps = {
  chosen: readonly PrintPlace[];
  error: string | undefined;
  onChange: (chosen: readonly PrintPlace[]) => void;
};

function Places({ chosen, error, onChange }: PlacesProps) {
  const { t } = useLingui();
  return (
    <Stack as="fieldset" gap={8}>
      <Text as="legend" size="small" weight={600}>{t`Prints`}</Text>
      {PRINT_PLACES.map((place, index) => (
        <CheckboxInput
          key={place}
          label={t(PLACE_WORDS[place])}
          checked={chosen.includes(place)}
          {...(error && index === PRINT_PLACES.length - 1 ? { error } : {})}
          onChange={({ currentTarget: { checked } }) =>
            onChange(checked ? [...chosen, place] : chosen.filter((one) => one !== place))
          }
        />
      ))}
    </Stack>
  );
}

type AddressDialogProps = { title: ReactNode; url: string; onClose: () => void };

function AddressDialog({ title, url, onClose }: AddressDialogProps) {
  const { t } = useLingui();
  const toast = useToast();

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      toast.show({ tone: 'success', title: t`Address copied` });
    } catch {
      toast.show({ tone: 'error', title: t`This browser can't copy. Select the address by hand.` });
    }
  }

  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={<Button size="cta" block onClick={onClose}>{t`Done`}</Button>}
    >
      <Stack gap={12}>
        <Text size="body">
          <Trans>
            Enter this address on the printer's own settings page. It is shown only now and works
            like a password.
          </Trans>
        </Text>
        <TextInput label={t`Address for the printer`} readOnly value={url} onChange={() => {}} />
        <Row>
          <Button tone="outline" icon={<Copy size={20} />} onClick={() => void copy()}>
            <Trans>Copy the address</Trans>
          </Button>
        </Row>
        <Hint>{t`Let the printer ask every 3 seconds. Then print a test.`}</Hint>
      </Stack>
    </Dialog>
  );
}
