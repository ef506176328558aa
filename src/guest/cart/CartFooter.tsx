import { Trans, useLingui } from '@lingui/react/macro';
import { classNames } from '../../ui/class-names';
import { Button } from '../../ui/controls/Button';
import { Row, Stack } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';
import { Price } from '../menu/dish/Price';

type CartFooterProps = {
  totalKurus: number;
  /** False if no line is available. */
  isOrderable: boolean;
  onCheckout: () => void;
  onClear: () => void;
};

export function CartFooter(props: CartFooterProps) {
  const { t } = useLingui();
  const { totalKurus, isOrderable, onCheckout, onClear } = props;
  return (
    <Stack gap={8}>
      <Row gap={12} justify="between" wrap={false}>
        <Stack gap={0}>
          <p aria-live="polite" className={text.body}>
            <Trans>Subtotal</Trans>{' '}
            <strong>
              <Price kurus={totalKurus} />
            </strong>
          </p>
          <p className={classNames(text.small, text.muted)}>{t`No service or cover charge.`}</p>
        </Stack>
        <Button tone="quiet" size="compact" onClick={onClear}>{t`Clear cart`}</Button>
      </Row>
      <Button
        size="cta"
        block
        unavailable={!isOrderable}
        trailing={<Price kurus={totalKurus} />}
        onClick={onCheckout}
      >
        <Trans>Checkout</Trans>
      </Button>
    </Stack>
  );
}
