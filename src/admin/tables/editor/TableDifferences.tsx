import { useLingui } from '@lingui/react/macro';
import { areaWords } from '../../bookings/booking-words';
import { DifferencesTable } from '../../shared/Conflict';
import { SHAPE_WORDS } from '../plan/plan-words';
import * as styles from './Tables.css';
import { type DraftField, differences, type TableDraft } from './table-draft';

type TableDifferencesProps = { mine: TableDraft; theirs: TableDraft };

/** Shows differences between the colleague's version and this form. */
export function TableDifferences({ mine, theirs }: TableDifferencesProps) {
  const wordsFor = useValueWords();
  const fieldWords = useFieldWords();
  return (
    <DifferencesTable className={styles.differences}>
      {differences(mine, theirs).map((field) => (
        <tr key={field}>
          <th scope="row">{fieldWords[field]}</th>
          <td>{wordsFor(theirs, field)}</td>
          <td>{wordsFor(mine, field)}</td>
        </tr>
      ))}
    </DifferencesTable>
  );
}

function useFieldWords(): Record<DraftField, string> {
  const { t } = useLingui();
  return {
    label: t`Label`,
    area: t`Area`,
    seats: t`Seats`,
    shape: t`Shape`,
    place: t`Place`,
    isActive: t`Blocked`,
  };
}

function useValueWords(): (draft: TableDraft, field: DraftField) => string {
  const { t } = useLingui();
  return (draft, field) => {
    switch (field) {
      case 'area':
        return t(areaWords(draft.area));
      case 'shape':
        return t(SHAPE_WORDS[draft.shape]);
      case 'place':
        return `${draft.x} × ${draft.y}`;
      case 'isActive':
        return draft.isActive ? t`No` : t`Yes`;
      default:
        return draft[field];
    }
  };
}
