import { Trans, useLingui } from '@lingui/react/macro';
import { NO_ALLERGENS } from '#domain/menu/menu-item';
import { Button } from '../../../ui/controls/Button';
import { Stack } from '../../../ui/layout/Flow';
import { Dialog } from '../../../ui/overlays/Dialog';
import type { RecordQuestion } from '../../records/RecordPanel';

/** Asks for the allergens of a dish for which nobody has stated any. */
export function askForAllergens(asked: RecordQuestion) {
  const { allergens } = asked.values;
  return Array.isArray(allergens) && allergens.length === 0 ? (
    <AllergenQuestion {...asked} />
  ) : null;
}

function AllergenQuestion({ onAnswer, onClose }: RecordQuestion) {
  const { t } = useLingui();
  return (
    <Dialog
      variant="choice"
      title={t`Which allergens does it contain?`}
      onClose={onClose}
      footer={
        <Stack gap={8}>
          <Button size="cta" block onClick={onClose}>
            <Trans>Tick its allergens</Trans>
          </Button>
          <Button tone="outline" block onClick={() => onAnswer({ allergens: [NO_ALLERGENS] })}>
            <Trans>No allergens: checked, it contains none</Trans>
          </Button>
          <Button tone="quiet" block onClick={() => onAnswer({})}>
            <Trans>Save as not checked</Trans>
          </Button>
        </Stack>
      }
    >
      <p>
        <Trans>
          None is ticked. Until somebody checks the dish, guests read “Not checked: ask us”, it has
          no vegan, vegetarian or gluten-free mark, and guests' filters leave it out.
        </Trans>
      </p>
    </Dialog>
  );
}
