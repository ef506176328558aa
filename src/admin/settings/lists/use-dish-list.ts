import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useAnnounce } from '../../../ui/feedback/use-announce';
import { type DishDraft, dishesIn, neighbour, swapped } from './dish-list';

type DishList = {
  id: string;
  sample: DishDraft;
  typed: string;
  onType: (typed: string) => void;
};

/** The edits of a list; the focus stays on the moved row, or goes to the button that adds one. */
export function useDishList({ id, sample, typed, onType }: DishList) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const [opened, setOpened] = useState<number | null>(null);
  const [focus, setFocus] = useState<{ id: string } | null>(null);
  const dishes = dishesIn(typed);

  useEffect(() => {
    if (focus) document.getElementById(focus.id)?.focus();
  }, [focus]);

  function keep(next: readonly DishDraft[]) {
    onType(JSON.stringify(next));
  }

  function change(index: number, patch: Partial<DishDraft>) {
    keep(dishes.map((dish, at) => (at === index ? { ...dish, ...patch } : dish)));
  }

  function move(from: number, step: 1 | -1) {
    const to = neighbour(dishes, from, step);
    if (to === null) return;
    const name = dishes[from]?.nameEn ?? '';
    const place = dishes.slice(0, to + 1).filter((dish) => dish.group === dishes[from]?.group);
    const position = place.length;
    keep(swapped(dishes, from, to));
    setOpened(to);
    setFocus({ id: `${id}-${to}-${step === 1 ? 'down' : 'up'}` });
    announce(t`${name}: place ${position}`);
  }

  function add() {
    const { hasSauce, group } = sample;
    const columns = {
      ...(hasSauce !== undefined && { hasSauce: false }),
      ...(group && { group }),
    };
    keep([...dishes, { nameEn: '', nameTr: '', isOn: true, ...columns }]);
    setOpened(dishes.length);
  }

  function remove(index: number) {
    keep(dishes.filter((_, at) => at !== index));
    setOpened(null);
    setFocus({ id: `${id}-add` });
  }

  return { dishes, opened, setOpened, change, move, add, remove };
}
