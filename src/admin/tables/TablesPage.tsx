import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { TABLE_AREAS, type TableArea } from '#domain/reservations/booking';
import { may } from '#domain/staff/roles';
import { useNet } from '../../data/react/use-net';
import { useStaffSession } from '../../data/react/use-staff-session';
import { Button } from '../../ui/controls/Button';
import { Tabs } from '../../ui/controls/Tabs';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog';
import { areaWords } from '../bookings/booking-words';
import * as floor from '../floor/Floor.css';
import { FloorUnread } from '../floor/FloorUnread';
import { useFloor } from '../floor/use-floor';
import { usePageTitle } from '../shell/use-page-title';
import { PlanEditor } from './PlanEditor';
import { TableForm } from './TableForm';
import { TableRefusal } from './TableRefusal';
import { draftOf, isChanged, newDraft, type TableDraft } from './table-draft';
import { useSaveTable } from './use-save-table';

/** The tables of the house: what there is, and where it stands. */
export function TablesPage() {
  const { t } = useLingui();
  const { state, tables, retry } = useFloor();
  const saving = useSaveTable();
  const locked = useLock();
  const [area, setArea] = useState<TableArea>('indoor');
  const [draft, setDraft] = useState<TableDraft | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  usePageTitle(t`Tables · Bar Bliss`);
  if (state !== 'ready') return <FloorUnread state={state} onRetry={retry} />;
  const saved = tables.find(({ id }) => id === draft?.id);

  function open(next: TableDraft | null) {
    saving.calm();
    setDraft(next);
  }

  async function save(wanted: TableDraft) {
    const table = await saving.save(wanted);
    if (table) setDraft(draftOf({ ...table, clearedAt: null, isQueued: false }));
  }

  async function remove(id: number) {
    setRemoving(false);
    if (await saving.remove(id)) setDraft(null);
  }

  const label = draft?.label ?? '';
  return (
    <div className={floor.page}>
      <div className={floor.tools}>
        <p className={floor.grow}>
          <Trans>Tap a table to select it. The arrow keys move it.</Trans>
        </p>
        <Button
          icon={<Plus aria-hidden="true" size={20} />}
          unavailable={locked !== null}
          onClick={() => locked === null && open(newDraft(area, tables))}
        >
          <Trans>New table</Trans>
        </Button>
      </div>
      <div className={floor.floor}>
        <Tabs
          label={t`Areas`}
          value={area}
          equal
          onChange={(value) => setArea(TABLE_AREAS.find((one) => one === value) ?? 'indoor')}
          items={TABLE_AREAS.map((one) => ({
            value: one,
            label: t(areaWords(one)),
            content: (
              <PlanEditor
                tables={tables.filter((table) => table.area === one)}
                draft={draft}
                mayChange={locked === null}
                onSelect={(table) => table.id !== draft?.id && open(draftOf(table))}
                onDraft={setDraft}
              />
            ),
          }))}
        />
        {draft ? (
          <section aria-label={draft.id === null ? t`New table` : t`Table ${label}`}>
            <TableRefusal
              failure={saving.failure}
              conflict={saving.conflict}
              onTheirs={({ current }) =>
                open(draftOf({ ...current, clearedAt: null, isQueued: false }))
              }
              onMine={({ current }) => void save({ ...draft, from: current.changedAt })}
            />
            <TableForm
              draft={draft}
              isDirty={isChanged(draft, saved)}
              isBusy={saving.isBusy}
              errors={saving.errors}
              locked={locked}
              onDraft={setDraft}
              onSave={() => void save(draft)}
              onRemove={() => setRemoving(true)}
            />
          </section>
        ) : (
          <p className={floor.note}>{locked ?? <Trans>No table is selected.</Trans>}</p>
        )}
      </div>
      {isRemoving && draft && draft.id !== null && (
        <RemoveDialog
          label={label}
          onYes={() => void remove(draft.id ?? 0)}
          onNo={() => setRemoving(false)}
        />
      )}
    </div>
  );
}

/** Why nothing can be changed here: the role, or the line. */
function useLock(): string | null {
  const { t } = useLingui();
  const { user } = useStaffSession();
  const { state } = useNet();
  if (!user || !may(user.role, 'tables.change')) return t`Your role can't do this. Ask a manager.`;
  return state === 'offline' ? t`Offline: you can read, not change.` : null;
}

type RemoveDialogProps = { label: string; onYes: () => void; onNo: () => void };

function RemoveDialog({ label, onYes, onNo }: RemoveDialogProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      title={t`Delete table ${label}?`}
      confirmLabel={<Trans>Delete the table</Trans>}
      cancelLabel={<Trans>Keep it</Trans>}
      onConfirm={onYes}
      onCancel={onNo}
    />
  );
}
