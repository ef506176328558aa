import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import {
  CATEGORY_WORDS,
  INVENTORY,
  INVENTORY_CATEGORIES,
  numberStyleOf,
} from '#domain/inventory/inventory-item';
import { isFound, type ResourceRecord } from '#domain/resource/resource';
import { formatTime } from '#domain/venue';
import type { BookedLine } from '../../../data/commands/inventory';
import { useStaffFigures } from '../../../data/react/staff/use-staff-rows';
import { ALL_ITEMS, readAllItems } from '../../../data/staff/staff-session';
import { useLanguage } from '../../../i18n/language';
import { Button } from '../../../ui/controls/controls';
import { EmptyState } from '../../../ui/feedback/states';
import { TextInput } from '../../../ui/form/inputs/inputs';
import { Heading, Hint, Row } from '../../../ui/layout/Flow';
import { ConfirmDialog } from '../../../ui/overlays/Dialog';
import { usePageTitle } from '../../page/page-parts';
import { SearchBox } from '../../shared/List';
import { AskButton, Part, SendFailed } from '../../shared/Panel';
import * as parts from '../../shared/Parts.css';
import { formatCount, NotAllowed, Read, useUnderstood } from '../../shared/Read';
import { codeOf } from '../../shared/sending';
import { readAmount, signed, useStockFieldText, useUnitWord } from '../StockForm';
import * as styles from './Count.css';
import { useCountSheet } from './count-sheet';

type CountResultProps = {
  lines: readonly BookedLine[];
  items: readonly ResourceRecord[];
  onAgain: () => void;
};

function CountResult({ lines, items, onAgain }: CountResultProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const unitWord = useUnitWord();
  const sorted = [...lines].sort((a, b) => Number(b.change !== 0) - Number(a.change !== 0));
  const different = lines.filter(({ change }) => change !== 0).length;
  return (
    <div className={styles.page}>
      <Heading level={2} size="displayM">{t`Count saved`}</Heading>
      <p role="status">
        {different === 0 ? (
          <Trans>Everything was there.</Trans>
        ) : (
          <Plural value={different} one="# item differs." other="# items differ." />
        )}
      </p>
      <ul className={parts.rows}>
        {sorted.map(({ itemId, expected, change }) => {
          const item = items.find(({ id }) => id === itemId);
          if (!item) return null;
          const should = formatCount(expected ?? 0);
          const is = formatCount(rounded((expected ?? 0) + change));
          const unit = unitWord(item.unit);
          return (
            <li key={itemId} className={parts.row}>
              <span className={styles.what}>
                {INVENTORY.title(item, language)}
                <Hint as="span">{t`Expected ${should} ${unit}, counted ${is} ${unit}`}</Hint>
              </span>
              <strong lang="tr" className={change === 0 ? styles.same : styles.differs}>
                {change === 0 ? '=' : signed(change)}
              </strong>
            </li>
          );
        })}
      </ul>
      <Button block onClick={onAgain}>{t`Keep counting`}</Button>
    </div>
  );
}

/** Rounds to three decimals: sums of fractions drift. */
function rounded(amount: number): number {
  return Math.round(amount * 1_000) / 1_000;
}

function CountFooter({ sheet }: { sheet: Sheet }) {
  const { t } = useLingui();
  const fieldText = useStockFieldText();
  const { isOffline } = sheet;
  const [isUnlikely, setUnlikely] = useState(false);
  const language = useLanguage();
  const count = sheet.counted.length;
  const isLocked = isOffline || count === 0 || sheet.isWrong || sheet.others.length > 0;
  const names = sheet.unlikely.map((item) => INVENTORY.title(item, language)).join(', ');

  function book() {
    if (isLocked) return;
    if (sheet.unlikely.length > 0) setUnlikely(true);
    else void sheet.book();
  }

  return (
    <div className={styles.footer}>
      {isOffline && (
        <Hint role="status">
          <Trans>Offline: this device keeps the sheet. Save it when you're connected again.</Trans>
        </Hint>
      )}
      {sheet.errors.lines && (
        <p role="alert" className={styles.refused}>
          {fieldText(sheet.errors.lines)}
        </p>
      )}
      <SendFailed failure={sheet.failure} />
      <Button
        size="cta"
        block
        busy={sheet.isBusy}
        unavailable={isLocked}
        trailing={count > 0 && <Plural value={count} one="# item" other="# items" />}
        onClick={book}
      >
        <Trans>Save the count</Trans>
      </Button>
      {count > 0 && (
        <AskButton
          tone="outline"
          block
          ask={t`Empty the sheet?`}
          because={<Trans>What you have typed is deleted. Nothing was saved.</Trans>}
          cancelLabel={<Trans>Keep it</Trans>}
          onConfirm={sheet.clear}
        >
          <Trans>Empty the sheet</Trans>
        </AskButton>
      )}
      {isUnlikely && (
        <ConfirmDialog
          tone="solid"
          title={t`Is this count right?`}
          confirmLabel={<Trans>Save the count</Trans>}
          cancelLabel={<Trans>Check again</Trans>}
          onConfirm={() => {
            setUnlikely(false);
            void sheet.book();
          }}
          onCancel={() => setUnlikely(false)}
        >
          <Trans>More than ten times the expected stock: {names}.</Trans>
        </ConfirmDialog>
      )}
    </div>
  );
}

type Sheet = ReturnType<typeof useCountSheet>;

/** Shows an item of the count and hides the expected stock, which would bias the count. */
function CountRow({ item, sheet }: { item: ResourceRecord; sheet: Sheet }) {
  const { t } = useLingui();
  const language = useLanguage();
  const fieldText = useStockFieldText();
  const id = String(item.id);
  const unit = useUnitWord()(item.unit);
  const style = numberStyleOf(item.unit);
  const understood = useUnderstood();
  const typed = sheet.sheet[id]?.typed ?? '';
  const other = sheet.others.find(({ itemId }) => itemId === id);
  const who = other?.by ?? t`Somebody else`;
  const time = other && formatTime(Date.parse(other.at));
  const amount = other && formatCount(other.counted);
  return (
    <li className={styles.row}>
      <TextInput
        className={styles.field}
        label={`${INVENTORY.title(item, language)} (${unit})`}
        inputMode="decimal"
        enterKeyHint="next"
        value={typed}
        {...understood(typed, style, unit)}
        {...(typed !== '' &&
          readAmount(typed, style) === null && { error: fieldText('quantity.invalid') })}
        onChange={(next) => sheet.type(id, next)}
      />
      {other && (
        <div role="alert" className={styles.refused}>
          <p>{t`${who} counted ${amount} ${unit} at ${time}.`}</p>
          <Row align="stretch">
            <Button tone="tonal" onClick={() => sheet.insist(id)}>{t`Keep my count`}</Button>
            <Button tone="outline" onClick={() => sheet.giveUp(id)}>{t`Take theirs`}</Button>
          </Row>
        </div>
      )}
    </li>
  );
}

const NONE: readonly ResourceRecord[] = [];

/** Counts the stock on a phone: one amount per item, booked together at the end. */
export function CountPage() {
  const { t } = useLingui();
  const all = useStaffFigures(ALL_ITEMS, undefined, readAllItems);
  const sheet = useCountSheet(all.value ?? NONE);
  const isGone = sheet.failure !== null && codeOf(sheet.failure) === 'inventory.item_gone';
  useEffect(() => {
    if (isGone) all.again();
  }, [isGone, all.again]);
  usePageTitle(t`Count the stock · Bar Bliss`);
  if (all.fault === 'forbidden') return <NotAllowed />;
  if (sheet.booked) {
    return <CountResult lines={sheet.booked} items={all.value ?? NONE} onAgain={sheet.again} />;
  }
  return (
    <div className={styles.page}>
      <Heading level={2} size="displayM">{t`Count the stock`}</Heading>
      <Hint>{t`Enter what you counted. Kept on this device for a day.`}</Hint>
      <Read of={{ ...all, value: sheet.isReady ? all.value : null }} isDated>
        {(items) => <SheetBody items={items} sheet={sheet} />}
      </Read>
    </div>
  );
}

function SheetBody({ items, sheet }: { items: readonly ResourceRecord[]; sheet: Sheet }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [q, setQ] = useState('');
  const groups = useMemo(() => {
    const found = items.filter((item) => isFound(INVENTORY, item, q));
    return INVENTORY_CATEGORIES.map((category) => ({
      category,
      rows: found.filter((item) => item.category === category),
    })).filter(({ rows }) => rows.length > 0);
  }, [items, q]);
  return (
    <>
      <div className={styles.tools}>
        <SearchBox label={t`Search the list`} typed={q} onSearch={setQ} />
      </div>
      {groups.length === 0 && <EmptyState title={<Trans>Nothing fits</Trans>} />}
      {groups.map(({ category, rows }) => (
        <Part
          key={category}
          id={`count-${category}`}
          title={CATEGORY_WORDS[category][language]}
          gap={8}
        >
          <ul className={parts.rows}>
            {rows.map((item) => (
              <CountRow key={item.id} item={item} sheet={sheet} />
            ))}
          </ul>
        </Part>
      ))}
      <CountFooter sheet={sheet} />
    </>
  );
}
