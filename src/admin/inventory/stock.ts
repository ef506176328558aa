import { msg } from '@lingui/core/macro';
import { useEffect, useMemo } from 'react';
import * as v from 'valibot';
import { INVENTORY, INVENTORY_UNITS, UNIT_WORDS } from '#domain/inventory/inventory-item';
import type { Recipe } from '#domain/inventory/recipe';
import { quantity } from '#domain/quantity';
import type { Choice } from '#domain/resource/field';
import type { ResourceRecord } from '#domain/resource/resource';
import { SUPPLIERS } from '#domain/suppliers/supplier';
import { type NumberStyle, typedNumber } from '#domain/typed-number';
import { useRecords } from '../../data/react/staff/use-records';
import { useStaffFigures } from '../../data/react/staff/use-staff-figures';
import { ALL_ITEMS, readAllItems } from '../../data/staff/staff-reading';
import { type FieldTexts, useFieldText } from '../../i18n/field-text';
import { useLanguage } from '../../i18n/use-language';
import { formatCount } from '../shared/figures';

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
