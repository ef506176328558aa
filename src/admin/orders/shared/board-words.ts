import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { OrderItemCustomizations, StaffOrder } from '#domain/orders/guest-order';
import type { OrderStatus, ServiceType } from '#domain/orders/order';
import type { Ageing } from '#domain/orders/order-ageing';
import type { CancelReason } from '#domain/orders/order-changes';
import type { OrderPayment } from '#domain/orders/order-steps';
import type { Station } from '#domain/stations/station';
import { bareTable } from '#domain/tables/table-called';
import type { TenderMethod } from '#domain/tender-methods';
import { useFriesText, useSauceText } from '../../../i18n/label-text';
import type { OpenStatus } from './order-columns';

/** Lists the status names of staff; guests read longer ones. */
export const STATUS_WORDS: Record<OrderStatus, MessageDescriptor> = {
  pending: msg`New`,
  confirmed: msg`Confirmed`,
  preparing: msg`Preparing`,
  ready: msg`Ready`,
  completed: msg`Completed`,
  cancelled: msg`Cancelled`,
};

export const ADVANCE_WORDS: Record<OpenStatus, MessageDescriptor> = {
  pending: msg`Confirm`,
  confirmed: msg`Start`,
  preparing: msg`Ready`,
  ready: msg`Complete`,
};

export const AGEING_WORDS: Record<Ageing, MessageDescriptor> = {
  on_time: msg`On time`,
  due: msg`Due`,
  late: msg`Late`,
};

export const SERVICE_WORDS: Record<ServiceType, MessageDescriptor> = {
  table: msg`Table`,
  collection: msg`Collect`,
  delivery: msg`Delivery`,
};

export const METHOD_WORDS: Record<TenderMethod, MessageDescriptor> = {
  cash: msg`Cash`,
  card: msg`Card`,
  transfer: msg`Transfer`,
  online: msg`Card, online`,
  deposit: msg`Deposit`,
};

export const PAYMENT_WORDS: Record<OrderPayment, MessageDescriptor> = {
  cash: msg`Cash`,
  card: msg`Card`,
  mixed: msg`Cash and card`,
  open: msg`Not paid yet`,
  unknown: msg`Method unknown`,
  none: msg`Not paid`,
};

/** Lists the cancellation reasons in staff's words. */
export const REASON_WORDS: Record<CancelReason, MessageDescriptor> = {
  sold_out: msg`Something sold out`,
  guest_asked: msg`The guest asked for it`,
  too_busy: msg`The kitchen is too busy`,
  out_of_area: msg`Too far to deliver`,
  duplicate: msg`The same order twice`,
  guest_gone: msg`The guest has left or can't be reached`,
  mistake: msg`Entered by mistake`,
  other: msg`Another reason`,
};

/** Returns a place as text: "Table 12", "Collect", "Delivery". */
export function usePlaceText(): (order: StaffOrder) => string {
  const { t } = useLingui();
  return ({ orderType, tableNumber }) => {
    const table = tableNumber ? bareTable(tableNumber) : '';
    if (orderType === 'table' && table) return t`Table ${table}`;
    return t(SERVICE_WORDS[orderType]);
  };
}

/** Tells how many dishes of a ticket another station makes: "+ 2 at the bar". */
export const ELSEWHERE_WORDS: Record<Station, (count: number) => MessageDescriptor> = {
  bar: (count) => msg`+ ${count} at the bar`,
  kitchen: (count) => msg`+ ${count} in the kitchen`,
  grill: (count) => msg`+ ${count} at the grill`,
  shisha: (count) => msg`+ ${count} shisha`,
};

/** Returns a dish's extras as text; the ticket shows notes separately. */
export function useExtrasText(): (chosen: OrderItemCustomizations) => string[] {
  const { t } = useLingui();
  const friesText = useFriesText();
  const sauceText = useSauceText();
  return ({ fries, sauce, customSauce }) => {
    const friesName = fries && friesText(fries);
    const sauceName = customSauce ? `“${customSauce}”` : sauce && sauceText(sauce);
    return [
      ...(friesName ? [t`+ Fries: ${friesName}`] : []),
      ...(sauceName ? [t`Sauce: ${sauceName}`] : []),
    ];
  };
}
