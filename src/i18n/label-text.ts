import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { Fries, Sauce } from '#domain/menu/menu-item';
import { FRIES_NAMES, SAUCE_NAMES } from '#domain/menu/menu-item';
import type { OrderStatus, ServiceType } from '#domain/orders/order';
import { orderStatusOf } from '#domain/orders/order';
import { useLanguage } from './language';

const STATUS: Record<OrderStatus, MessageDescriptor> = {
  pending: msg`Sent to the bar`,
  confirmed: msg`Confirmed`,
  preparing: msg`Being prepared`,
  ready: msg`Ready`,
  completed: msg`Completed`,
  cancelled: msg`Cancelled`,
};

const SERVICE: Record<ServiceType, MessageDescriptor> = {
  table: msg`At my table`,
  collection: msg`Collect`,
  delivery: msg`Delivery`,
};

/** An unknown status shows the text of pending. */
export function useOrderStatusText(): (status: string) => string {
  const { _ } = useLingui();
  return (status) => _(STATUS[orderStatusOf(status)]);
}

export function useServiceText(): (service: ServiceType) => string {
  const { _ } = useLingui();
  return (service) => _(SERVICE[service]);
}

/** The domain holds the names of fries and sauces, because the specification fixes them. */
export function useFriesText(): (fries: Fries) => string {
  const language = useLanguage();
  return (fries) => FRIES_NAMES[fries][language];
}

export function useSauceText(): (sauce: Sauce) => string {
  const language = useLanguage();
  return (sauce) => SAUCE_NAMES[sauce][language];
}
