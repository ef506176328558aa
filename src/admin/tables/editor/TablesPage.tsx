import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, QrCode } from 'lucide-react';
import { TABLE_AREAS } from '#domain/bookings/booking';
import { useStaffSession } from '../../../data/react/staff/use-staff-session';
import { useNet } from '../../../data/react/use-net';
import { Button } from '../../../ui/controls/Button';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { Tabs } from '../../../ui/controls/Tabs';
import { Row, Text } from '../../../ui/layout/Flow';
import { areaWords } from '../../bookings/BookingBadges';
import { usePageTitle } from '../../page/Page';
import { LeaveGuard, useMay } from '../../shared/Read';
import { PlanUnread } from '../plan/PlanUnread';
import * as plan from '../plan/TablePlan.css';
import { type PlanTable, useTablePlan } from '../plan/use-table-plan';
import { PlanEditor } from './PlanEditor';
import { TableForm } from './TableForm';
import {
  type TableDraft,
  type TableDrafts,
  useTableDrafts,
  useTableEditor,
} from './use-table-editor';

/** Shows the editable plan with the selected table's form. */
function TablesEditor({ tables, drafts }: { tables: readonly PlanTable[]; drafts: TableDrafts }) {
  const { t, i18n } = useLingui();
  const editor = useTableEditor(tables, drafts);
  const { draft, area, unsaved } = editor;
  const mayEdit = useMay('tables.change');
  const isOffline = useNet().state === 'offline';
  // Offline, the tablet still stores edits.
  const offline = isOffline ? t`Offline: you can read, not change.` : null;
  const locked = mayEdit ? offline : t`Your role can't do this. Ask a manager.`;
  const put = (next: TableDraft) => mayEdit && drafts.put(next);
  return (
    <div className={plan.page}>
      <Row gap={12}>
        <p className={plan.grow}>
          <Trans>Tap a table to select it. Then drag it, or use the arrow keys.</Trans>
        </p>
        {mayEdit && (
          <LinkButton
            href={`/api/admin/tables/cards?lang=${i18n.locale}`}
            target="_blank"
            rel="noopener"
            tone="outline"
            icon={<QrCode size={20} />}
          >
            <Trans>Print QR cards</Trans>
          </LinkButton>
        )}
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
          <TableForm editor={editor} draft={draft} locked={locked} onDraft={put} />
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
