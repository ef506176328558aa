import { useLingui } from '@lingui/react/macro';
import { useStaffSession } from '../../../data/react/staff/use-staff-session';
import { usePageTitle } from '../../page/use-page-title';
import { PlanUnread } from '../plan/PlanUnread';
import { useTablePlan } from '../plan/use-table-plan';
import { TablesEditor } from './TablesEditor';
import { useTableDrafts } from './use-table-drafts';

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
