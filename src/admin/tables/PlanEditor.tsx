import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import { type Direction, nudged } from '#domain/tables/floor-plan';
import { tableShapeOf } from '#domain/tables/venue-table';
import { classNames } from '../../ui/class-names';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import * as floor from '../floor/Floor.css';
import { placeRef } from '../floor/place-ref';
import type { FloorTable } from '../floor/use-floor';
import * as styles from './Tables.css';
import { draftOf, type TableDraft } from './table-draft';

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

type PlanEditorProps = {
  tables: readonly FloorTable[];
  draft: TableDraft | null;
  mayChange: boolean;
  onSelect: (table: FloorTable) => void;
  onDraft: (draft: TableDraft) => void;
};

/** The plan of one area to arrange: a tap selects a table, the arrow keys move it by 8 px. */
export function PlanEditor({ tables, draft, mayChange, onSelect, onDraft }: PlanEditorProps) {
  const { t } = useLingui();

  function move(event: KeyboardEvent, table: FloorTable) {
    const direction = KEYS[event.key];
    if (!direction || !mayChange || draft?.id !== table.id) return;
    event.preventDefault();
    onDraft({ ...draft, ...nudged(draft, direction, draft.shape) });
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section aria-label={t`Plan of the tables`} tabIndex={0} className={floor.scroll}>
      <div className={floor.plan}>
        {tables.map((table) => {
          const shown = draft?.id === table.id ? draft : draftOf(table);
          const { label, seats } = shown;
          return (
            <button
              key={table.id}
              type="button"
              ref={placeRef({ '--x': shown.x, '--y': shown.y })}
              aria-pressed={draft?.id === table.id}
              className={classNames(
                styles.mark,
                styles.shape[tableShapeOf(shown.shape)],
                !shown.isActive && styles.blocked,
              )}
              onClick={() => onSelect(table)}
              onKeyDown={(event) => move(event, table)}
            >
              <VisuallyHidden>
                {shown.isActive
                  ? t`Table ${label}, ${seats} seats`
                  : t`Table ${label}, ${seats} seats, blocked`}
              </VisuallyHidden>
              <span aria-hidden="true">{label}</span>
              <span aria-hidden="true" className={styles.seats}>
                {seats}
              </span>
            </button>
          );
        })}
      </div>
    </section>
  );
}
