import { Trans, useLingui } from '@lingui/react/macro';
import { classNames } from '../../ui/class-names';
import { Badge } from '../../ui/feedback/Badge';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import * as text from '../../ui/theme/text.css';
import { Price } from '../menu/dish/Price';
import * as styles from './CartLineRow.css';

type UnitPriceProps = { kurus: number; wasKurus: number | null };

/** Shows the unit price, with the former price if it changed. */
export function UnitPrice({ kurus, wasKurus }: UnitPriceProps) {
  const { t } = useLingui();
  return (
    <p className={classNames(text.small, text.muted, styles.unit)}>
      {wasKurus !== null && (
        <>
          <Badge tone="honey">{t`Price changed`}</Badge>
          <s>
            <VisuallyHidden>{t`before:`}</VisuallyHidden>
            <Price kurus={wasKurus} />
          </s>
        </>
      )}
      <span>
        <Price kurus={kurus} /> <Trans>each</Trans>
      </span>
    </p>
  );
}
