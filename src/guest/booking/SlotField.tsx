import { useLingui } from '@lingui/react/macro';
import type { Slot } from '#domain/bookings/slots';
import type { ControlBinding, FieldBinding } from '../../ui/form/field-binding';
import { SelectField } from '../../ui/form/SelectField';
import { useSlotText } from './booking-words';
import { useIsOpenThen } from './use-bookable';

type SlotFieldProps = {
  field: FieldBinding<string>;
  control: ControlBinding;
  slots: readonly string[];
  /** An empty string means that no slot is chosen yet. */
  day?: string;
  placeholder?: string;
  /** True for a slot of a chosen evening that is too close. */
  isOver?: (slot: Slot) => boolean;
};

export function SlotField({ slots, day = '', isOver, ...props }: SlotFieldProps) {
  const { t } = useLingui();
  const slotText = useSlotText();
  const isOpenThen = useIsOpenThen(day);
  const options = slots.map((reservationTime) => ({
    value: reservationTime,
    label: slotText({ serviceDay: day, reservationTime }),
    unavailable:
      !isOpenThen(reservationTime) ||
      (day !== '' && isOver?.({ serviceDay: day, reservationTime }) === true),
  }));
  return <SelectField {...props} label={t`Time`} options={options} />;
}
