import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import * as inventory from '#domain/inventory/inventory.operations';
import {
  INVENTORY,
  INVENTORY_UNITS,
  isUnlikelyAmount,
  numberStyleOf,
  UNIT_WORDS,
} from '#domain/inventory/inventory-item';
import type { MovementKind, Recipe, WasteReason } from '#domain/inventory/recipe';
import { WASTE_REASONS } from '#domain/inventory/recipe';
import type { NumberStyle } from '#domain/quantity';
import { quantity, typedNumber } from '#domain/quantity';
import { isSame } from '#domain/resource/merge';
import type { Choice, ResourceRecord } from '#domain/resource/resource';
import { SUPPLIERS } from '#domain/suppliers/supplier';
import { newId } from '../../data/ids';
import { useRecords } from '../../data/react/use-records';
import { useStaffFigures } from '../../data/react/use-staff';
import { ALL_ITEMS, readAllItems } from '../../data/staff/staff-session';
import type { FieldTexts } from '../../i18n/field-text';
import { useFieldText } from '../../i18n/field-text';
import { useLanguage } from '../../i18n/language';
import { Button } from '../../ui/controls/controls';
import { Banner } from '../../ui/feedback/Banner';
import { SelectInput, TextInput } from '../../ui/form/inputs/inputs';
import { Row } from '../../ui/layout/Flow';
import { SendFailed } from '../shared/Panel';
import * as parts from '../shared/Parts.css';
import { formatCount, useOptions, useUnderstood } from '../shared/Read';
import { Form, useKeptDraft, useOperations } from '../shared/sending';

export type Ingredients = ReturnType<typeof useIngredients>;

/** Returns the stock items that a recipe may name, and formats a recipe: "1 pcs Burger bun, 0,15 kg Beef". */
export function useIngredients() {
  const language = useLanguage();
  const { value, fault, again } = useStaffFigures(ALL_ITEMS, undefined, readAllItems);
  const unitWord = useUnitWord();
  const items = value ?? NONE;
  const known = useMemo(() => new Map(items.map((item) => [String(item.id), item])), [items]);
  return {
    items: value,
    fault,
    again,
    known,
    wordsOf: ({ lines }: Recipe) =>
      lines.flatMap(({ itemId, quantity }) => {
        const item = known.get(itemId);
        if (!item) return [];
        return `${formatCount(quantity)} ${unitWord(item.unit)} ${INVENTORY.title(item, language)}`;
      }),
  };
}

/** Returns the words of a stock item's unit: a record holds any value. */
export function useUnitWord(): (unit: unknown) => string {
  const language = useLanguage();
  return (unit) => {
    const known = INVENTORY_UNITS.find((one) => one === unit);
    return known ? UNIT_WORDS[known][language] : '';
  };
}

/** Formats a number with its sign: "+2,5" or "−1". */
export function signed(change: number): string {
  return change < 0 ? `−${formatCount(-change)}` : `+${formatCount(change)}`;
}

/** Reads a typed amount in thousandths of its unit; null means an unreadable amount. */
export function readAmount(typed: string, style: NumberStyle): number | null {
  const read = v.safeParse(quantity, typedNumber(typed, style));
  return read.success ? read.output : null;
}

const NONE: readonly ResourceRecord[] = [];

export function useSuppliers(): readonly ResourceRecord[] {
  const { rows, loadMore } = useRecords(SUPPLIERS.path, '');
  useEffect(() => loadMore?.(), [loadMore]);
  return rows ?? NONE;
}

export function useSupplierChoices(): readonly Choice[] {
  const suppliers = useSuppliers();
  return useMemo(
    () =>
      suppliers.map(({ id, name }) => ({
        value: String(id),
        label: { en: String(name), tr: String(name) },
      })),
    [suppliers],
  );
}

const FIELD_TEXTS: FieldTexts = {
  'quantity.invalid': msg`Enter an amount, up to three decimals. Example: 2,5`,
  'waste.reason_required': msg`Choose a reason`,
  'correction.note_required': msg`Say why the stock is corrected`,
};

/** Returns the field errors of stock bookings, separate because guests do not need them. */
export function useStockFieldText(): (code: string) => string {
  return useFieldText(FIELD_TEXTS);
}

const stockDraft = v.object({
  /** The mutation has this id: a booking without a response goes out again under the same id. */
  id: v.string(),
  kind: v.picklist(['delivery', 'waste', 'correction']),
  quantity: v.string(),
  way: v.string(),
  reason: v.string(),
  unitCost: v.string(),
  supplierId: v.string(),
  note: v.string(),
});

type StockDraft = v.InferOutput<typeof stockDraft>;
export type BookingKind = StockDraft['kind'];

/** Returns the typed booking of an item, kept on this tablet for a day; null means none. */
export function useStockDraft(item: ResourceRecord) {
  const kept = useKeptDraft('stock_form', String(item.id), stockDraft);
  const { draft, isKept, show, forget: drop } = kept;
  return {
    draft,
    isDirty: draft !== null && !isEmpty(draft, item),
    isKept,
    begin: (kind: BookingKind) => show(emptyDraft(kind, item)),
    type(part: Partial<StockDraft>) {
      if (!draft) return;
      const next = { ...draft, ...part, id: newId() };
      if (isEmpty(next, item)) show(next);
      else kept.keep(next);
    },
    drop,
  };
}

function emptyDraft(kind: BookingKind, { supplierId }: ResourceRecord): StockDraft {
  return {
    id: newId(),
    kind,
    quantity: '',
    way: 'add',
    reason: '',
    unitCost: '',
    supplierId: String(supplierId ?? ''),
    note: '',
  };
}

function isEmpty(draft: StockDraft, item: ResourceRecord): boolean {
  return isSame(draft, { ...emptyDraft(draft.kind, item), id: draft.id });
}

export const KIND_WORDS: Record<MovementKind, MessageDescriptor> = {
  delivery: msg`Delivery`,
  count: msg`Count`,
  waste: msg`Waste`,
  use: msg`Used by an order`,
  return: msg`Given back by an order`,
  correction: msg`Correction`,
};

export const REASON_WORDS: Record<WasteReason, MessageDescriptor> = {
  expired: msg`Past its date`,
  spoiled: msg`Spoiled`,
  broken: msg`Broken`,
  kitchen_mistake: msg`Kitchen mistake`,
  sent_back: msg`Sent back by a guest`,
  staff_meal: msg`Staff meal`,
};

type StockFormProps = {
  draft: StockDraft;
  item: ResourceRecord;
  suppliers: readonly Choice[];
  onType: (part: Partial<StockDraft>) => void;
  onClose: () => void;
  onBooked: () => void;
};

export function StockForm({ draft, item, suppliers, onType, onClose, onBooked }: StockFormProps) {
  const { t } = useLingui();
  const { kind } = draft;
  const booking = useOperations();
  const [asked, setAsked] = useState<string | null>(null);
  const isAsking = asked === draft.quantity;
  const unit = useUnitWord()(item.unit);
  const typed = Number(typedNumber(draft.quantity, numberStyleOf(item.unit)));
  const [amount, stock] = [formatCount(typed), formatCount(Number(item.currentStock))];

  async function submit() {
    if (!isAsking && isUnlikelyAmount(typed, Number(item.currentStock))) {
      return setAsked(draft.quantity);
    }
    const { operation, ...call } = bookingOf(item, draft);
    if (await booking.runChecked(operation, { ...call, mutationId: draft.id })) onBooked();
  }

  return (
    <Form className={parts.form} onSubmit={submit}>
      <StockFields
        item={item}
        suppliers={suppliers}
        typed={draft}
        errors={booking.errors}
        onType={onType}
      />
      {isAsking && (
        <Banner tone="honey" shape="box" role="alert">
          <Trans>
            {amount} {unit} is more than ten times the stock of {stock} {unit}. If it is right, tap
            again.
          </Trans>
        </Banner>
      )}
      <SendFailed failure={booking.failure} />
      <Row align="stretch">
        <Button type="submit" busy={booking.isBusy}>
          {kind === 'delivery' && <Trans>Record a delivery</Trans>}
          {kind === 'waste' && <Trans>Record waste</Trans>}
          {kind === 'correction' && <Trans>Correct the stock</Trans>}
        </Button>
        <Button tone="outline" onClick={onClose}>{t`Cancel`}</Button>
      </Row>
    </Form>
  );
}

function bookingOf(item: ResourceRecord, typed: StockDraft) {
  const id = String(item.id);
  const { kind, way, reason, unitCost, supplierId, note } = typed;
  const quantity = typedNumber(typed.quantity, numberStyleOf(item.unit));
  if (kind === 'waste') {
    return { operation: inventory.waste, id, input: { quantity, reason, note } };
  }
  if (kind === 'correction') {
    const change = way === 'take' ? `-${quantity}` : quantity;
    return { operation: inventory.correction, id, input: { change, note } };
  }
  const line = { itemId: id, quantity, unitCost: typedNumber(unitCost) || null };
  const input = { supplierId: supplierId || null, lines: [line], note };
  return { operation: inventory.delivery, input };
}

type StockFieldsProps = Pick<StockFormProps, 'item' | 'suppliers' | 'onType'> & {
  typed: StockDraft;
  errors: Readonly<Record<string, string>>;
};

function StockFields({ item, suppliers, typed, errors, onType }: StockFieldsProps) {
  const { kind } = typed;
  const { t } = useLingui();
  const options = useOptions();
  const fieldText = useStockFieldText();
  const understood = useUnderstood();
  const unit = useUnitWord()(item.unit);
  const wrong = (code: string | undefined) => (code ? { error: fieldText(code) } : {});
  const lineCode = errors.lines;
  const isPrice = lineCode === 'amount.invalid';
  return (
    <>
      {kind === 'correction' && (
        <SelectInput
          label={t`What is wrong`}
          value={typed.way}
          options={[
            { value: 'add', label: t`More than recorded` },
            { value: 'take', label: t`Less than recorded` },
          ]}
          onChange={(way) => onType({ way })}
        />
      )}
      <TextInput
        label={t`How much (${unit})`}
        inputMode="decimal"
        value={typed.quantity}
        {...understood(typed.quantity, numberStyleOf(item.unit), unit)}
        {...wrong(errors.quantity ?? errors.change ?? (isPrice ? undefined : lineCode))}
        onChange={(quantity) => onType({ quantity })}
      />
      {kind === 'waste' && (
        <SelectInput
          label={t`Reason`}
          placeholder={t`Choose…`}
          value={typed.reason}
          options={WASTE_REASONS.map((value) => ({ value, label: t(REASON_WORDS[value]) }))}
          {...wrong(errors.reason)}
          onChange={(reason) => onType({ reason })}
        />
      )}
      {kind === 'delivery' && (
        <>
          <TextInput
            label={t`Cost per unit`}
            optional
            prefix="₺"
            inputMode="decimal"
            value={typed.unitCost}
            {...understood(typed.unitCost)}
            {...wrong(isPrice ? lineCode : undefined)}
            onChange={(unitCost) => onType({ unitCost })}
          />
          <SelectInput
            label={t`Supplier`}
            optional
            placeholder={t`Choose…`}
            value={typed.supplierId}
            options={options(suppliers)}
            onChange={(supplierId) => onType({ supplierId })}
          />
        </>
      )}
      <TextInput
        label={t`Note`}
        {...(kind === 'correction' ? {} : { optional: true })}
        value={typed.note}
        {...wrong(errors.note)}
        onChange={(note) => onType({ note })}
      />
    </>
  );
}
