import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, ChevronDown, ChevronUp, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { DRINK_GROUPS, type DrinkGroup } from '#domain/brunch/brunch-rules';
import type { DishDraft } from '#domain/resource/kinds';
import { Button } from '../../ui/controls/Button';
import { IconButton } from '../../ui/controls/IconButton';
import { CheckboxInput } from '../../ui/form/inputs/CheckboxInput';
import { SelectInput } from '../../ui/form/inputs/SelectInput';
import { TextInput } from '../../ui/form/inputs/TextInput';
import { Hint, Row } from '../../ui/layout/Flow';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import * as styles from './Lists.css';
import type { DishFault } from './lists';

type DishRowProps = {
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
      <Row wrap={false}>
        <CheckboxInput
          className={styles.check}
          label={
            <>
              <span className={isOn ? undefined : styles.off}>{name}</span>
              {notes.length > 0 && <Hint as="span">{notes.join(' · ')}</Hint>}
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
      </Row>
      {isOpen && <DishFields {...props} />}
    </>
  );
}

/** The names of a dish, its columns, its place in the list. */
function DishFields(props: DishRowProps) {
  const { id, dish, fault, isFirst, isLast, onChange, onMove, onRemove } = props;
  const { t } = useLingui();
  const groupWords = useDrinkGroupWords();
  const { nameEn, nameTr, hasSauce, group } = dish;
  const first = useRef<HTMLInputElement>(null);
  const isNew = useRef(nameEn === '' && nameTr === '');

  useEffect(() => {
    if (isNew.current) first.current?.focus();
  }, []);

  const missing = (name: string) => fault === 'missing' && name.trim() === '';
  const name = nameEn || t`New`;
  return (
    <div id={`${id}-fields`} className={styles.fields}>
      <TextInput
        ref={first}
        label={t`Name (English)`}
        value={nameEn}
        autoComplete="off"
        maxLength={60}
        {...(missing(nameEn) && { error: t`Enter the name` })}
        {...(fault === 'twice' && { error: t`This name is in the list twice` })}
        onChange={(text) => onChange({ nameEn: text })}
      />
      <TextInput
        label={t`Name (Turkish)`}
        value={nameTr}
        autoComplete="off"
        maxLength={60}
        {...(missing(nameTr) && { error: t`Enter the name` })}
        onChange={(text) => onChange({ nameTr: text })}
      />
      {group && (
        <SelectInput
          label={t`Group`}
          value={group}
          options={DRINK_GROUPS.map((value) => ({ value, label: groupWords[value] }))}
          onChange={(picked) => {
            const next = DRINK_GROUPS.find((one) => one === picked);
            if (next) onChange({ group: next });
          }}
        />
      )}
      {hasSauce !== undefined && (
        <CheckboxInput
          label={t`Comes with a sauce`}
          checked={hasSauce}
          onChange={(event) => onChange({ hasSauce: event.currentTarget.checked })}
        />
      )}
      <Row align="stretch">
        <Button
          id={`${id}-up`}
          tone="outline"
          size="compact"
          icon={<ArrowUp aria-hidden="true" size={16} />}
          unavailable={isFirst}
          onClick={() => onMove(-1)}
        >
          <Trans>Up</Trans>
          <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </Button>
        <Button
          id={`${id}-down`}
          tone="outline"
          size="compact"
          icon={<ArrowDown aria-hidden="true" size={16} />}
          unavailable={isLast}
          onClick={() => onMove(1)}
        >
          <Trans>Down</Trans>
          <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </Button>
        <Button
          tone="quiet"
          size="compact"
          icon={<Trash2 aria-hidden="true" size={16} />}
          onClick={onRemove}
        >
          <Trans>Remove</Trans>
          <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </Button>
      </Row>
    </div>
  );
}

export function useDrinkGroupWords(): Record<DrinkGroup, string> {
  const { t } = useLingui();
  return {
    cocktails: t`Cocktails`,
    beers: t`Beers`,
    wines: t`Wines`,
    others: t`Other drinks`,
  };
}
