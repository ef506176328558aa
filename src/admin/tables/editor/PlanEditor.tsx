import { useLingui } from '@lingui/react/macro';
import * as plan from '../plan/TablePlan.css';
import type { PlanTable } from '../plan/use-table-plan';
import { PlanMark } from './PlanMark';
import * as styles from './Tables.css';
import { draftKey, draftOf, type TableDraft } from './table-draft';

type PlanEditorProps = {
  tables: readonly PlanTable[];
  /** Maps table keys to unsaved edits. */
  drafts: ReadonlyMap<string, TableDraft>;
  selected: TableDraft | null;
  mayChange: boolean;
  onSelect: (table: PlanTable) => void;
  onDraft: (draft: TableDraft) => void;
};

/** Shows the editable plan of an area: a tap selects a table, dragging or arrow keys move the table. */
export function PlanEditor(props: PlanEditorProps) {
  const { tables, drafts, selected, mayChange, onSelect, onDraft } = props;
  const { t } = useLingui();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach an area that scrolls.
    <section aria-label={t`Plan of the tables`} tabIndex={0} className={plan.scroll}>
      <div className={styles.plan}>
        {tables.map((table) => (
          <PlanMark
            key={table.id}
            draft={drafts.get(draftKey(table)) ?? draftOf(table)}
            isUnsaved={drafts.has(draftKey(table))}
            isSelected={selected?.id === table.id}
            mayMove={mayChange && selected?.id === table.id}
            onSelect={() => onSelect(table)}
            onDraft={onDraft}
          />
        ))}
      </div>
    </section>
  );
}
