import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, QrCode } from 'lucide-react';
import { useState } from 'react';
import { TABLE_AREAS } from '#domain/bookings/booking';
import { may } from '#domain/staff/roles';
import { useStaffSession } from '../../../data/react/staff/use-staff-session';
import { useNet } from '../../../data/react/use-net';
import { Button } from '../../../ui/controls/Button';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { Tabs } from '../../../ui/controls/Tabs';
import { Row, Text } from '../../../ui/layout/Flow';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import { useToast } from '../../../ui/overlays/ToastProvider';
import { areaWords } from '../../bookings/BookingBadges';
import { usePageTitle } from '../../page/Page';
import { LeaveGuard } from '../../shared/Read';
import { PlanUnread } from '../plan/PlanUnread';
import * as plan from '../plan/TablePlan.css';
import { type PlanTable, useTablePlan } from '../plan/use-table-plan';
import { PlanEditor } from './PlanEditor';
import { TableForm, TableRefusal } from './TableForm';
import { isChanged, type TableDraft } from './table-draft';
import {
  type TableDrafts,
  type TableEditor,
  useTableDrafts,
  useTableEditor,
} from './use-table-editor';

type TablesEditorProps = { tables: readonly PlanTable[]; drafts: TableDrafts };

/** Shows the editable plan with the selected table's form. */
function TablesEditor({ tables, drafts }: TablesEditorProps) {
  const { t } = useLingui();
  const editor = useTableEditor(tables, drafts);
  const { draft, area, unsaved } = editor;
  const { locked, mayEdit } = useLock();
  const put = (next: TableDraft) => mayEdit && drafts.put(next);
  return (
    <div className={plan.page}>
      <Row gap={12}>
        <p className={plan.grow}>
          <Trans>Tap a table to select it. Then drag it, or use the arrow keys.</Trans>
        </p>
        {mayEdit && <CardsLink />}
        <Button
          icon={<Plus size={20} />}
          unavailable={locked !== null}
          onClick={() => locked === null && editor.begin()}
        >
          <Trans>New table</Trans>
        </Button>
      </Row>
      <div className={plan.floor}>
        <Tabs
          label={t`Areas`}
          value={area}
          equal
          onChange={editor.setArea}
          items={TABLE_AREAS.map((one) => ({
            value: one,
            label: t(areaWords(one)),
            content: (
              <PlanEditor
                tables={tables.filter((table) => table.area === one)}
                drafts={drafts.all}
                selected={draft}
                mayChange={mayEdit}
                onSelect={editor.select}
                onDraft={put}
              />
            ),
          }))}
        />
        {draft ? (
          <Selected editor={editor} draft={draft} locked={locked} onDraft={put} />
        ) : (
          <Text size="body" tone="muted">
            {locked ?? <Trans>No table is selected.</Trans>}
          </Text>
        )}
      </div>
      <LeaveGuard isDirty={unsaved.length > 0} />
    </div>
  );
}

type SelectedProps = {
  editor: TableEditor;
  draft: TableDraft;
  locked: string | null;
  onDraft: (draft: TableDraft) => void;
};

function Selected({ editor, draft, locked, onDraft }: SelectedProps) {
  const { t } = useLingui();
  const toast = useToast();
  const [asked, setAsked] = useState<'remove' | 'code' | null>(null);
  const { saving, saved } = editor;
  const { id, label } = draft;
  return (
    <section aria-label={id === null ? t`New table` : t`Table ${label}`}>
      <TableRefusal
        failure={saving.failure}
        conflict={saving.conflict}
        mine={draft}
        onTheirs={() => editor.takeTheirs(draft)}
        onMine={(conflict) => void editor.keepMine(draft, conflict)}
      />
      <TableForm
        draft={draft}
        isDirty={isChanged(draft, saved)}
        isBusy={saving.isBusy}
        errors={saving.errors}
        locked={locked}
        onDraft={onDraft}
        onSave={() => void editor.save(draft)}
        onDiscard={() => editor.discard(draft)}
        onCode={() => setAsked('code')}
        onRemove={() => setAsked('remove')}
      />
      {asked === 'remove' && id !== null && (
        <RemoveDialog
          label={saved?.label ?? label}
          onYes={() => {
            setAsked(null);
            void editor.remove(id);
          }}
          onNo={() => setAsked(null)}
        />
      )}
      {asked === 'code' && id !== null && (
        <CodeDialog
          label={saved?.label ?? label}
          onYes={async () => {
            setAsked(null);
            if (await editor.renewCode(id))
              toast.show({ tone: 'success', title: t`New code. Print the card again.` });
          }}
          onNo={() => setAsked(null)}
        />
      )}
    </section>
  );
}

/** Tells why saving is disabled: role or connection. Offline, the tablet still stores edits. */
function useLock(): { locked: string | null; mayEdit: boolean } {
  const { t } = useLingui();
  const { user } = useStaffSession();
  const { state } = useNet();
  if (!user || !may(user.role, 'tables.change')) {
    return { locked: t`Your role can't do this. Ask a manager.`, mayEdit: false };
  }
  const locked = state === 'offline' ? t`Offline: you can read, not change.` : null;
  return { locked, mayEdit: true };
}

type AskProps = { label: string; onYes: () => void; onNo: () => void };

function RemoveDialog({ label, onYes, onNo }: AskProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      title={t`Delete table ${label}?`}
      confirmLabel={<Trans>Delete the table</Trans>}
      cancelLabel={<Trans>Don't delete</Trans>}
      onConfirm={onYes}
      onCancel={onNo}
    />
  );
}

function CodeDialog({ label, onYes, onNo }: AskProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      title={t`New QR code for table ${label}?`}
      confirmLabel={<Trans>Make a new code</Trans>}
      cancelLabel={<Trans>Keep it</Trans>}
      onConfirm={onYes}
      onCancel={onNo}
    >
      <Trans>The printed card stops working at once.</Trans>
    </ConfirmDialog>
  );
}

/** Prints the QR cards of the tables. */
function CardsLink() {
  const { i18n } = useLingui();
  return (
    <LinkButton
      href={`/api/admin/tables/cards?lang=${i18n.locale}`}
      target="_blank"
      rel="noopener"
      tone="outline"
      icon={<QrCode size={20} />}
    >
      <Trans>Print QR cards</Trans>
    </LinkButton>
  );
}

/** Shows the venue's tables with names, seats and places on the plan. */
export function TablesPage() {
  const { t } = useLingui();
  const { state, tables, retry } = useTablePlan();
  const { user } = useStaffSession();
  const drafts = useTableDrafts(user?.id, tables);
  usePageTitle(t`Tables · Bar Bliss`);
  if (state === 'ready' && drafts) return <TablesEditor tables={tables} drafts={drafts} />;
  return <PlanUnread state={state === 'error' ? 'error' : 'loading'} onRetry={retry} />;
}
