import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, ChevronDown, ChevronUp, Plus, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import * as v from 'valibot';
import type { DrinkGroup } from '#domain/bookings/brunch-rules';
import { DRINK_GROUPS } from '#domain/bookings/brunch-rules';
import { fold } from '#domain/fold';
import type { DishDraft } from '#domain/resource/kinds';
import { dayTyped, FORMS } from '#domain/resource/kinds';
import { ROLLOVER_HOUR } from '#domain/venue';
import type { ButtonProps } from '../../ui/controls/controls';
import { Button, IconButton } from '../../ui/controls/controls';
import { useAnnounce } from '../../ui/feedback/states';
import { CheckboxInput, SelectInput, TextInput } from '../../ui/form/inputs/inputs';
import { Hint, Row, VisuallyHidden } from '../../ui/layout/Flow';
import type { InputProps } from './FieldInput';
import * as styles from './Fields.css';
import { EditorGroup, patched } from './OpeningEditors';

/** Returns where a row goes by one step inside its group; null: it is the first or the last. */
export function neighbour(dishes: readonly DishDraft[], from: number, step: 1 | -1): number | null {
  const group = dishes[from]?.group;
  for (let index = from + step; index >= 0 && index < dishes.length; index += step) {
    if (dishes[index]?.group === group) return index;
  }
  return null;
}

export function swapped(dishes: readonly DishDraft[], a: number, b: number): DishDraft[] {
  return dishes.map((dish, index) => {
    if (index === a) return dishes[b] ?? dish;
    return index === b ? (dishes[a] ?? dish) : dish;
  });
}

type DishFault = 'missing' | 'twice';

/** What keeps a row from being saved. */
export function faultOf(dishes: readonly DishDraft[], index: number): DishFault | null {
  const names = dishes.map(({ nameEn }) => fold(nameEn.trim()));
  const own = dishes[index];
  if (!own || own.nameEn.trim() === '' || own.nameTr.trim() === '') return 'missing';
  return names.indexOf(names[index] ?? '') < index ? 'twice' : null;
}

/** Reads 18:30, 18.30, 1830, 9:00 or 18; null: no time. */
export function timeOf(text: string): string | null {
  const [, hour, minute = '00'] = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(text.trim()) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, '0')}:${minute}`;
}

export function withTime(times: readonly string[], time: string): string[] {
  return [...new Set([...times, time])].sort((a, b) => place(a) - place(b));
}

/** Times after midnight come last. */
function place(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return (hour < ROLLOVER_HOUR ? hour + 24 : hour) * 60 + minute;
}

/** "31.12.2026 (Happy New Year!), 01.01.2027" */
export function closuresText(value: unknown): string {
  if (!v.is(FORMS.closures, value)) return '';
  return value
    .map(({ day, noteEn, noteTr }) => {
      const notes = [noteEn, noteTr].filter((note) => note !== '').join(' · ');
      return `${dayTyped(day)}${notes && ` (${notes})`}`;
    })
    .join(', ');
}

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

function DishRow(props: DishRowProps) {
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
          icon={<Icon size={20} />}
          onClick={() => onOpen(!isOpen)}
        />
      </Row>
      {isOpen && <DishFields {...props} />}
    </>
  );
}

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
  const step = (by: 1 | -1, isEnd: boolean): ButtonProps => ({
    tone: 'outline',
    size: 'compact',
    unavailable: isEnd,
    onClick: () => onMove(by),
  });
  return (
    <div id={`${id}-fields`} className={styles.fields}>
      <TextInput
        ref={first}
        label={t`Name (English)`}
        value={nameEn}
        maxLength={60}
        {...(missing(nameEn) && { error: t`Enter the name` })}
        {...(fault === 'twice' && { error: t`This name is in the list twice` })}
        onChange={(text) => onChange({ nameEn: text })}
      />
      <TextInput
        label={t`Name (Turkish)`}
        value={nameTr}
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
        <Button id={`${id}-up`} icon={<ArrowUp size={16} />} {...step(-1, isFirst)}>
          <Trans>Up</Trans>
          <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </Button>
        <Button id={`${id}-down`} icon={<ArrowDown size={16} />} {...step(1, isLast)}>
          <Trans>Down</Trans>
          <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </Button>
        <Button tone="quiet" size="compact" icon={<Trash2 size={16} />} onClick={onRemove}>
          <Trans>Remove</Trans>
          <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </Button>
      </Row>
    </div>
  );
}

function useDrinkGroupWords(): Record<DrinkGroup, string> {
  const { t } = useLingui();
  return {
    cocktails: t`Cocktails`,
    beers: t`Beers`,
    wines: t`Wines`,
    others: t`Other drinks`,
  };
}

export function DishListInput({ words, field, value: dishes, onChange }: InputProps<DishDraft[]>) {
  const groupWords = useDrinkGroupWords();
  const id = useId();
  // A row of the list; its columns are those of a new row.
  const sample = v.is(FORMS.dishes, field.initial) ? field.initial[0] : undefined;
  const groups: readonly (DrinkGroup | undefined)[] = sample?.group ? DRINK_GROUPS : [undefined];
  const { t } = useLingui();
  const announce = useAnnounce();
  const [opened, setOpened] = useState<number | null>(null);
  const [focus, setFocus] = useState<{ id: string } | null>(null);

  // The focus stays on the moved row, or goes to the button that adds one.
  useEffect(() => {
    if (focus) document.getElementById(focus.id)?.focus();
  }, [focus]);

  function move(from: number, step: 1 | -1) {
    const to = neighbour(dishes, from, step);
    if (to === null) return;
    const name = dishes[from]?.nameEn ?? '';
    const place = dishes.slice(0, to + 1).filter((dish) => dish.group === dishes[from]?.group);
    const position = place.length;
    onChange(swapped(dishes, from, to));
    setOpened(to);
    setFocus({ id: `${id}-${to}-${step === 1 ? 'down' : 'up'}` });
    announce(t`${name}: place ${position}`);
  }

  function add() {
    const { hasSauce, group } = sample ?? {};
    const columns = {
      ...(hasSauce !== undefined && { hasSauce: false }),
      ...(group && { group }),
    };
    onChange([...dishes, { nameEn: '', nameTr: '', isOn: true, ...columns }]);
    setOpened(dishes.length);
  }

  function remove(index: number) {
    onChange(dishes.filter((_, at) => at !== index));
    setOpened(null);
    setFocus({ id: `${id}-add` });
  }

  function row(dish: DishDraft, index: number) {
    const fault = words.error ? faultOf(dishes, index) : null;
    return (
      <li key={index} className={styles.row}>
        <DishRow
          id={`${id}-${index}`}
          dish={dish}
          fault={fault}
          isOpen={opened === index || fault !== null}
          isFirst={neighbour(dishes, index, -1) === null}
          isLast={neighbour(dishes, index, 1) === null}
          onOpen={(isOpen) => setOpened(isOpen ? index : null)}
          onChange={(patch) => onChange(patched(dishes, index, patch))}
          onMove={(step) => move(index, step)}
          onRemove={() => remove(index)}
        />
      </li>
    );
  }

  return (
    <EditorGroup {...words}>
      {groups.map((group) => {
        const rows = dishes.flatMap((dish, index) =>
          dish.group === group ? [row(dish, index)] : [],
        );
        if (rows.length === 0) return null;
        return (
          <div key={group ?? ''} className={styles.part}>
            {group && <h3 className={styles.group}>{groupWords[group]}</h3>}
            <ul>{rows}</ul>
          </div>
        );
      })}
      <Button id={`${id}-add`} tone="outline" icon={<Plus size={20} />} onClick={add}>
        <Trans>Add a row</Trans>
      </Button>
    </EditorGroup>
  );
}
