import { useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { IconButton } from '../../../ui/controls/IconButton';
import { CheckboxInput } from '../../../ui/form/inputs/CheckboxInput';
import { DishFields } from './DishFields';
import type { DishDraft, DishFault } from './dish-list';
import * as styles from './Lists.css';

export type DishRowProps = {
  id: string;
  dish: DishDraft;
  fault: DishFault | null;
  isOpen: boolean;
  isFirst: boolean;
  isLast: boolean;
  onOpen: (isOpen: boolean) => void;
  onChange: (patch: Partial<DishDraft>) => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
};

/** A dish of the list: on or off; opened, also its names and place. */
export function DishRow(props: DishRowProps) {
  const { id, dish, isOpen, onOpen, onChange } = props;
  const { t } = useLingui();
  const { nameEn, nameTr, isOn, hasSauce } = dish;
  const name = nameEn || t`New`;
  const Icon = isOpen ? ChevronUp : ChevronDown;
  const notes = [nameTr !== nameEn && nameTr, hasSauce && t`with a sauce`].filter(Boolean);
  return (
    <>
      <div className={styles.line}>
        <CheckboxInput
          className={styles.check}
          label={
            <>
              <span className={isOn ? undefined : styles.off}>{name}</span>
              {notes.length > 0 && <span className={styles.notes}>{notes.join(' · ')}</span>}
            </>
          }
          checked={isOn}
          onChange={(event) => onChange({ isOn: event.currentTarget.checked })}
        />
        <IconButton
          label={isOpen ? t`Close ${name}` : t`Edit ${name}`}
          aria-expanded={isOpen}
          aria-controls={`${id}-fields`}
          icon={<Icon aria-hidden="true" size={20} />}
          onClick={() => onOpen(!isOpen)}
        />
      </div>
      {isOpen && <DishFields {...props} />}
    </>
  );
}
