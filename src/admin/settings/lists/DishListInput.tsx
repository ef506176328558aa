import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { DRINK_GROUPS, type DrinkGroup } from '#domain/brunch/brunch-rules';
import { Button } from '../../../ui/controls/Button';
import { EditorGroup, type EditorWords } from '../editor/EditorGroup';
import { DishRow } from './DishRow';
import { type DishDraft, faultOf, neighbour } from './dish-list';
import * as styles from './Lists.css';
import { useDishList } from './use-dish-list';
import { useDrinkGroupWords } from './use-drink-group-words';

type DishListInputProps = EditorWords & {
  /** A row of the list; its columns are those of a new row. */
  sample: DishDraft;
  typed: string;
  onType: (typed: string) => void;
};

/** A list of dishes or drinks in two languages: on or off, names, order. */
export function DishListInput({ sample, typed, onType, ...words }: DishListInputProps) {
  const groupWords = useDrinkGroupWords();
  const id = useId();
  const { dishes, opened, setOpened, ...edit } = useDishList({ id, sample, typed, onType });
  const groups: readonly (DrinkGroup | undefined)[] = sample.group ? DRINK_GROUPS : [undefined];

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
