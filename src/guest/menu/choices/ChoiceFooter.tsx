import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/controls/Button';
import { Price } from '../dish/Price';

type ChoiceFooterProps = { totalKurus: number; onAdd: () => void };

/** Shows "Add · ₺580", the price with the choice. */
export function ChoiceFooter({ totalKurus, onAdd }: ChoiceFooterProps) {
  return (
    <Button size="cta" block onClick={onAdd}>
      <Trans>Add</Trans> · <Price kurus={totalKurus} />
    </Button>
  );
}
