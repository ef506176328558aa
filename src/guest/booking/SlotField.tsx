import { useLingui } from '@lingui/react/macro';
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
};

export function SlotField({ slots, day = '', ...props }: SlotFieldProps) {
  const { t } = useLingui();
  const slotText = useSlotText();
  const isOpenThen = useIsOpenThen(day);
  const options = slots.map((reservationTime) => ({
    value: reservationTime,
    label: slotText({ serviceDay: day, reservationTime }),
    unavailable: !isOpenThen(reservationTime),
  }));
  return <SelectField {...props} label={t`Time`} options={options} />;
}
