import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CalendarClock, Percent } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { ITEM_RECORDS } from '#domain/menu/menu-items';
import { may } from '#domain/staff/roles';
import { useCategoryRows } from '../../../data/react/staff/use-category-rows';
import { useStaffSession } from '../../../data/react/staff/use-staff-session';
import { useLanguage } from '../../../i18n/use-language';
import { Button } from '../../../ui/controls/Button';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { RecordsPage } from '../../records/RecordsPage';
import { BulkPrices } from './BulkPrices';
import { DishRecipe } from './DishRecipe';
import { type GuestCard, GuestPreview } from './GuestPreview';
import { ItemOrder } from './ItemOrder';
import { ItemPicture } from './ItemPicture';
import * as styles from './MenuEdit.css';
import { OrderButton } from './OrderButton';
import { PriceHistory } from './PriceHistory';
import { choicesOf } from './use-menu-choices';

type Open = 'order' | 'prices' | null;

/** The editor of menu items, with the guest's own card as preview. */
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
  return (
    <RecordsPage
      key={saved}
      resource={ITEM_RECORDS}
      choices={{ categoryId }}
      inputs={{
        imageUrl: (input) => <ItemPicture {...input} categories={categories} Card={Card} />,
      }}
      canDuplicate
      more={(record) => (
        <>
          <GuestPreview record={record} categories={categories} Card={Card} />
          <DishRecipe itemId={record.id} />
          <PriceHistory itemId={record.id} v={record.v} />
        </>
      )}
      tools={
        user &&
        may(user.role, 'menu.change') && (
          <div className={styles.tools}>
            <OrderButton onClick={() => setOpen('order')} />
            <Button
              tone="outline"
              icon={<Percent aria-hidden="true" size={20} />}
              onClick={() => setOpen('prices')}
            >
              <Trans>Change many prices</Trans>
            </Button>
            <LinkButton
              asChild
              tone="outline"
              icon={<CalendarClock aria-hidden="true" size={20} />}
            >
              <Link to="/admin/menu/items/schedule">
                <Trans>Scheduled changes</Trans>
              </Link>
            </LinkButton>
            {isOpen === 'order' && <ItemOrder {...dialog} />}
            {isOpen === 'prices' && <BulkPrices {...dialog} />}
          </div>
        )
      }
    />
  );
}
