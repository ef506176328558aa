import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import * as v from 'valibot';
import { DRINK_GROUPS, type DrinkGroup } from '#domain/brunch/brunch-rules';
import { type DishDraft, FORMS } from '#domain/resource/kinds';
import { Button } from '../../ui/controls/Button';
import { useAnnounce } from '../../ui/feedback/use-announce';
import { DishRow, useDrinkGroupWords } from './DishRow';
import { EditorGroup } from './EditorGroup';
import type { InputProps } from './FieldInput';
import * as styles from './Lists.css';
import { faultOf, neighbour, swapped } from './lists';

/** A list of dishes or drinks in two languages: on or off, names, order. */
export function DishListInput(props: InputProps<DishDraft[]>) {
  const { words, field, value: dishes, onChange } = props;
  const groupWords = useDrinkGroupWords();
  const id = useId();
  const sample = v.is(FORMS.dishes, field.initial) ? field.initial[0] : undefined;
  const { opened, setOpened, ...edit } = useDishList({ id, sample, dishes, onChange });
  const groups: readonly (DrinkGroup | undefined)[] = sample?.group ? DRINK_GROUPS : [undefined];

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
          onChange={(patch) => edit.change(index, patch)}
          onMove={(step) => edit.move(index, step)}
          onRemove={() => edit.remove(index)}
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
            <ul className={styles.list}>{rows}</ul>
          </div>
        );
      })}
      <Button
        id={`${id}-add`}
        tone="outline"
        icon={<Plus aria-hidden="true" size={20} />}
        onClick={edit.add}
      >
        <Trans>Add a row</Trans>
      </Button>
    </EditorGroup>
  );
}

type DishList = {
  id: string;
  /** A row of the list; its columns are those of a new row. */
  sample: DishDraft | undefined;
  dishes: DishDraft[];
  onChange: (dishes: DishDraft[]) => void;
};

/** The edits of a list; the focus stays on the moved row, or goes to the button that adds one. */
function useDishList({ id, sample, dishes, onChange }: DishList) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const [opened, setOpened] = useState<number | null>(null);
  const [focus, setFocus] = useState<{ id: string } | null>(null);

  useEffect(() => {
    if (focus) document.getElementById(focus.id)?.focus();
  }, [focus]);

  function change(index: number, patch: Partial<DishDraft>) {
    onChange(dishes.map((dish, at) => (at === index ? { ...dish, ...patch } : dish)));
  }

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

  return { opened, setOpened, change, move, add, remove };
}
