import { useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import type { CartLine } from '#domain/cart/cart';
import { typedSauce } from '#domain/menu/extras';
import { localized } from '../../i18n/localized';
import { useLanguage } from '../../i18n/use-language';
import { classNames } from '../../ui/class-names';
import { IconButton } from '../../ui/controls/IconButton';
import { Badge } from '../../ui/feedback/Badge';
import { Picture } from '../../ui/media/Picture';
import * as text from '../../ui/theme/text.css';
import { Price } from '../menu/dish/Price';
import * as row from './CartLineRow.css';
import { LineName } from './LineName';

type FreeLineRowProps = { line: CartLine; onRemove: () => void };

/** Shows a free dish; removing the dish returns its points. */
export function FreeLineRow({ line, onRemove }: FreeLineRowProps) {
  const { t } = useLingui();
  const name = localized(line, 'name', useLanguage());
  const points = line.pointsUsed ?? 0;
  const customSauce = typedSauce(line.customizations ?? {});
  return (
    <div className={row.row}>
      <Picture src={line.imageUrl} alt="" sizes="72px" className={row.art} />
      <div className={row.words}>
        <p className={text.item}>
          1 × <LineName line={line} />
        </p>
        {customSauce && <p className={classNames(text.small, text.muted)}>“{customSauce}”</p>}
        <Badge tone="plum">{t`Redeemed · ${points} points`}</Badge>
      </div>
      <IconButton
        label={t`Remove ${name}, get ${points} points back`}
        icon={<Trash2 aria-hidden="true" />}
        onClick={onRemove}
        className={row.stepper}
      />
      <Price kurus={0} className={classNames(text.item, row.total)} />
    </div>
  );
}
