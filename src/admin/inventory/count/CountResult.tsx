import { Plural, Trans } from '@lingui/react/macro';
import { INVENTORY, type InventoryUnit, UNIT_WORDS } from '#domain/inventory/inventory-item';
import type { ResourceRecord } from '#domain/resource/resource';
import type { BookedLine } from '../../../data/commands/inventory';
import { useLanguage } from '../../../i18n/use-language';
import { Button } from '../../../ui/controls/Button';
import { formatCount } from '../../shared/figures';
import { signed } from '../signed';
import * as styles from './Count.css';

type CountResultProps = {
  lines: readonly BookedLine[];
  items: readonly ResourceRecord[];
  onAgain: () => void;
};

/** Shows counted and expected stock, differences first. */
export function CountResult({ lines, items, onAgain }: CountResultProps) {
  const sorted = [...lines].sort((a, b) => Number(b.change !== 0) - Number(a.change !== 0));
  const different = lines.filter(({ change }) => change !== 0).length;
  return (
    <div className={styles.page}>
      <h2 className={styles.title}>
        <Trans>The count is booked</Trans>
      </h2>
      <p role="status">
        {different === 0 ? (
          <Trans>Everything was there.</Trans>
        ) : (
          <Plural value={different} one="# item differs." other="# items differ." />
        )}
      </p>
      <ul className={styles.rows}>
        {sorted.map((line) => (
          <ResultRow
            key={line.itemId}
            line={line}
            item={items.find(({ id }) => id === line.itemId)}
          />
        ))}
      </ul>
      <Button block onClick={onAgain}>
        <Trans>Count more</Trans>
      </Button>
    </div>
  );
}

function ResultRow({ line, item }: { line: BookedLine; item: ResourceRecord | undefined }) {
  const language = useLanguage();
  if (!item) return null;
  const expected = line.expected ?? 0;
  const [should, is] = [formatCount(expected), formatCount(rounded(expected + line.change))];
  const unit = UNIT_WORDS[item.unit as InventoryUnit][language];
  return (
    <li className={styles.result}>
      <span className={styles.what}>
        {INVENTORY.title(item, language)}
        <span className={styles.hint}>
          <Trans>
            Expected {should} {unit}, counted {is} {unit}
          </Trans>
        </span>
      </span>
      <strong lang="tr" className={line.change === 0 ? styles.same : styles.differs}>
        {line.change === 0 ? '=' : signed(line.change)}
      </strong>
    </li>
  );
}

/** Rounds to three decimals: sums of fractions drift. */
function rounded(amount: number): number {
  return Math.round(amount * 1_000) / 1_000;
}
