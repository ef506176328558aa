import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { itemChoice } from '#domain/menu/item-choice';
import type { MenuCategory, MenuItem } from '#domain/menu/menu-item';
import { useMenu } from '../../data/react/use-menu';
import { localized } from '../../i18n/localized';
import { useLanguage } from '../../i18n/use-language';
import { Stack } from '../../ui/layout/Stack';
import { Picture } from '../../ui/media/Picture';
import { Dialog } from '../../ui/overlays/Dialog';
import * as text from '../../ui/theme/text.css';
import { DishName } from '../menu/DishName';
import { useDialogItem } from '../menu/use-dialog-item';
import { useWish } from '../menu/use-wish';
import { useDialogActs } from '../use-dialog';
import { usePageTitle } from '../use-page-title';
import { useShare } from '../use-share';
import { ItemActs } from './ItemActs';
import * as styles from './ItemDialog.css';
import { ItemFacts } from './ItemFacts';
import { ItemFooter } from './ItemFooter';
import { ItemNotes } from './ItemNotes';
import { useSoldOutWord } from './use-sold-out-word';

/** One dish or drink, whole: what is in it, what the kitchen should know, how many. */
export function ItemDialog() {
  const item = useDialogItem();
  useSoldOutWord(item);
  const { categories } = useMenu();
  const category = categories.find(({ id }) => id === item?.categoryId);
  if (!item || !category) return null;
  return <ItemInDialog key={item.id} item={item} category={category} />;
}

type ItemInDialogProps = { item: MenuItem; category: MenuCategory };

function ItemInDialog({ item, category }: ItemInDialogProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { close } = useDialogActs();
  const [wish, setWish] = useState(useWish());
  const { share, isCopied } = useShare();
  const name = localized(item, 'name', language);
  const choice = itemChoice(item, category);
  const isOrdered = choice !== 'out-of-stock' && choice !== 'brunch';
  usePageTitle(t`${name} · Bar Bliss`);
  return (
    <Dialog
      title={<DishName row={item} />}
      status={isCopied && <Trans>Link copied</Trans>}
      onClose={close}
      footer={<ItemFooter item={item} choice={choice} wish={wish} onChange={setWish} />}
    >
      <Stack gap={16}>
        <Picture
          src={item.imageUrl}
          alt={t`Illustration: ${name}`}
          sizes="(min-width: 600px) 560px, 100vw"
          ratio="wide"
          priority
          dimmed={choice === 'out-of-stock'}
          className={styles.picture}
        />
        <p className={text.body}>{localized(item, 'description', language)}</p>
        <ItemFacts item={item} category={category} />
        {isOrdered && (
          <ItemNotes value={wish.notes} onChange={(notes) => setWish({ ...wish, notes })} />
        )}
        <ItemActs
          item={item}
          onShare={() =>
            share({ title: name, url: `${window.location.origin}/?d=item&id=${item.id}` })
          }
        />
      </Stack>
    </Dialog>
  );
}
