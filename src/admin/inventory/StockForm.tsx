import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as v from 'valibot';
import * as inventory from '#domain/inventory/inventory.operations';
import { isUnlikelyAmount, numberStyleOf } from '#domain/inventory/inventory-item';
import { type MovementKind, WASTE_REASONS, type WasteReason } from '#domain/inventory/movement';
import type { Choice } from '#domain/resource/field';
import { isSame } from '#domain/resource/merge';
import type { ResourceRecord } from '#domain/resource/resource';
import { typedNumber } from '#domain/typed-number';
import { newId } from '../../data/ids';
import { Button } from '../../ui/controls/Button';
import { Banner } from '../../ui/feedback/Banner';
import { SelectInput } from '../../ui/form/inputs/SelectInput';
import { TextInput } from '../../ui/form/inputs/TextInput';
import { Row } from '../../ui/layout/Flow';
import { Form } from '../shared/Form';
import { formatCount, useOptions, useUnderstood } from '../shared/figures';
import * as parts from '../shared/Parts.css';
import { SendFailed } from '../shared/SendFailed';
import { useKeptDraft, useOperations } from '../shared/sending';
import { useStockFieldText, useUnitWord } from './stock';

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
  const kept = useKeptDraft('stock_form', String(item.id), (kept) => v.is(stockDraft, kept));
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
