import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { may } from '#domain/staff/roles';
import { BAR_DRAWER, type DrawerRead } from '#domain/till/drawer';
import * as till from '#domain/till/till.operations';
import { storedBox } from '../../data/preferences/board-choices';
import { useStaffFigures } from '../../data/react/staff/use-staff-rows';
import { useTabletLock } from '../../data/react/staff/use-staff-session';
import { useStoredValue } from '../../data/react/use-net';
import { useFieldText } from '../../i18n/field-text';
import { Button } from '../../ui/controls/Button';
import { TextInput } from '../../ui/form/inputs/FieldShell';
import { SelectInput } from '../../ui/form/inputs/SelectInput';
import { Heading, Hint, Row, Stack, Text, VisuallyHidden } from '../../ui/layout/Flow';
import { Dialog } from '../../ui/overlays/Dialog';
import { fullName } from '../page/Page';
import { AskButton } from '../shared/AskButton';
import { ErrorBox, Read } from '../shared/Read';
import { useFailureText } from '../shared/SendFailed';
import { Form, useOperations } from '../shared/sending';
import * as styles from './Settings.css';

/** Adds, names, gives away and retires drawers, and chooses the box of this device. */
export function DrawersCard({ role }: { role: string }) {
  const { t } = useLingui();
  const nameId = useId();
  const list = useStaffFigures<{ drawers: DrawerRead[] }>('/api/admin/drawers');
  const [open, setOpen] = useState<DrawerRead | 'new' | null>(null);
  const mayChange = may(role, 'till.close');
  const ownerWords = (ownerName: string | undefined) =>
    ownerName === undefined ? t`Shared drawer` : t`Purse of ${ownerName}`;

  function close() {
    setOpen(null);
    list.again();
  }

  return (
    <section aria-labelledby={nameId} className={styles.card}>
      <Heading size="body" weight={600} id={nameId}>{t`Drawers`}</Heading>
      <Read of={list}>
        {({ drawers }) => (
          <Stack gap={8}>
            {drawers.map((drawer) => (
              <Row key={drawer.id} justify="between">
                <Stack gap={0}>
                  <Text size="item">{drawer.name}</Text>
                  <Hint>{ownerWords(drawer.owner?.name)}</Hint>
                </Stack>
                {mayChange && (
                  <Button tone="outline" onClick={() => setOpen(drawer)}>
                    {t`Edit`}
                    <VisuallyHidden>{`: ${drawer.name}`}</VisuallyHidden>
                  </Button>
                )}
              </Row>
            ))}
            <BoxOfDevice boxes={drawers.filter(({ owner }) => !owner)} />
          </Stack>
        )}
      </Read>
      <Hint>{t`Cash goes to the purse of the person who takes it, or else to the shared drawer of the device.`}</Hint>
      {mayChange && (
        <Button tone="outline" icon={<Plus size={20} />} onClick={() => setOpen('new')}>
          {t`Add a drawer`}
        </Button>
      )}
      {open && <DrawerDialog drawer={open === 'new' ? null : open} onClose={close} />}
    </section>
  );
}

function BoxOfDevice({ boxes }: { boxes: readonly DrawerRead[] }) {
  const { t } = useLingui();
  const box = useStoredValue(storedBox);
  if (boxes.length < 2) return null;
  return (
    <SelectInput
      label={t`Cash on this device goes to`}
      value={boxes.find(({ id }) => id === box)?.id ?? BAR_DRAWER}
      options={boxes.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(id) => storedBox.set(id === BAR_DRAWER ? null : id)}
    />
  );
}

const NOBODY = '';

function DrawerDialog({ drawer, onClose }: { drawer: DrawerRead | null; onClose: () => void }) {
  const { t } = useLingui();
  const failureText = useFailureText({
    'drawer.has_purse': t`This person has a purse already.`,
  });
  const fieldText = useFieldText();
  const { people } = useTabletLock();
  const { runChecked, isBusy, isOffline, failure, errors } = useOperations();
  const [name, setName] = useState(drawer?.name ?? '');
  const [owner, setOwner] = useState(drawer?.owner?.id ?? NOBODY);
  const isBar = drawer?.id === BAR_DRAWER;
  const drawerName = drawer?.name ?? '';
  const known = people.map((person) => ({ value: person.id, label: fullName(person) }));
  const isKnown = owner === NOBODY || known.some(({ value }) => value === owner);
  const other = isKnown ? [] : [{ value: owner, label: drawer?.owner?.name ?? '' }];
  const options = [{ value: NOBODY, label: t`Nobody: shared drawer` }, ...known, ...other];

  async function save(isActive = true) {
    const input = { name, owner: owner === NOBODY ? null : owner };
    const sent = drawer
      ? await runChecked(till.changeDrawer, {
          id: drawer.id,
          input: { ...input, isActive, v: drawer.v },
        })
      : await runChecked(till.addDrawer, { input });
    if (sent) onClose();
  }

  return (
    <Dialog title={drawer ? drawer.name : t`Add a drawer`} onClose={onClose}>
      <Form onSubmit={() => save()}>
        <Stack gap={12}>
          <TextInput
            label={t`Name`}
            value={name}
            onChange={setName}
            {...(errors.name && { error: fieldText(errors.name) })}
          />
          {!isBar && (
            <SelectInput
              label={t`Belongs to`}
              value={owner}
              options={options}
              onChange={setOwner}
            />
          )}
          {failure && <ErrorBox>{failureText(failure)}</ErrorBox>}
          {isOffline && <Hint role="status">{t`This needs a connection.`}</Hint>}
          <Button type="submit" size="cta" block busy={isBusy} unavailable={isOffline}>
            {t`Save`}
          </Button>
          {drawer && !isBar && (
            <AskButton
              tone="quiet"
              ask={t`Retire ${drawerName}?`}
              because={t`Count it first. It takes no more cash; its past entries stay.`}
              cancelLabel={t`Keep it`}
              onConfirm={() => void save(false)}
            >
              {t`Retire`}
            </AskButton>
          )}
        </Stack>
      </Form>
    </Dialog>
  );
}
