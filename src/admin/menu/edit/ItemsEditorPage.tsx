import { Trans } from '@lingui/react/macro';
import { CalendarClock, Percent } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { ITEM_RECORDS } from '#domain/menu/menu-items';
import { may } from '#domain/staff/roles';
import { useCategoryRows } from '../../../data/react/staff/use-category-rows';
import { useStaffSession } from '../../../data/react/staff/use-staff-session';
import { useLanguage } from '../../../i18n/use-language';
import type { ListAction } from '../../records/list-action';
import { RecordsPage } from '../../records/RecordsPage';
import { UncheckedDishes } from '../UncheckedDishes';
import { askForAllergens } from './AllergenQuestion';
import { BulkPrices } from './BulkPrices';
import { DishRecipe } from './DishRecipe';
import { type GuestCard, GuestPreview } from './GuestPreview';
import { ItemOrder } from './ItemOrder';
import { ItemPicture } from './ItemPicture';
import { PriceHistory } from './PriceHistory';
import { rearrange } from './rearrange';
import { choicesOf } from './use-menu-choices';

type Open = 'order' | 'prices' | null;

/** Shows the editor of menu items, with the guest's own card as preview. */
export function ItemsEditorPage({ Card }: { Card: ComponentType<GuestCard> }) {
  const language = useLanguage();
  const { user } = useStaffSession();
  const categories = useCategoryRows();
  const [isOpen, setOpen] = useState<Open>(null);
  const [saved, setSaved] = useState(0);
  const categoryId = choicesOf(categories);
  const options = categoryId.map(({ value, label }) => ({ value, label: label[language] }));
  const dialog = {
    options,
    onClose: () => setOpen(null),
    onSaved: () => {
      setOpen(null);
      setSaved(saved + 1);
    },
  };
  const mayChange = user !== null && may(user.role, 'menu.change');
  const actions: ListAction[] = [
    rearrange(() => setOpen('order')),
    {
      id: 'prices',
      label: <Trans>Change many prices</Trans>,
      icon: <Percent aria-hidden="true" size={20} />,
      onSelect: () => setOpen('prices'),
    },
    {
      id: 'schedule',
      label: <Trans>Scheduled changes</Trans>,
      icon: <CalendarClock aria-hidden="true" size={20} />,
      to: '/admin/menu/items/schedule',
    },
  ];
  return (
    <RecordsPage
      key={saved}
      resource={ITEM_RECORDS}
      choices={{ categoryId }}
      inputs={{
        imageUrl: (input) => <ItemPicture {...input} categories={categories} Card={Card} />,
      }}
      canDuplicate
      question={askForAllergens}
      notice={<UncheckedDishes />}
      more={(record) => (
        <>
          <GuestPreview record={record} categories={categories} Card={Card} />
          <DishRecipe itemId={record.id} />
          <PriceHistory itemId={record.id} v={record.v} />
        </>
      )}
      actions={mayChange ? actions : []}
      tools={
        <>
          {isOpen === 'order' && <ItemOrder {...dialog} />}
          {isOpen === 'prices' && <BulkPrices {...dialog} />}
        </>
      }
    />
  );
}
