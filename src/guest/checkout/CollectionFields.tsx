import { useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { collectionForm } from '#domain/orders/checkout-steps';
import { useCheckoutDraft } from '../../data/react/use-checkout-draft';
import { useFieldText } from '../../i18n/field-text';
import { TextInput } from '../../ui/form/inputs/TextInput';
import { PhoneInput } from '../../ui/form/phone/PhoneInput';

type CollectionFieldsProps = {
  /** After an attempt to continue, missing fields show errors. */
  isRefused: boolean;
  /** This code says that the number's country has other numbers. */
  wrongPhone: string;
};

/** Shows the contact fields of a collection. */
export function CollectionFields({ isRefused, wrongPhone }: CollectionFieldsProps) {
  const { t } = useLingui();
  const fieldText = useFieldText();
  const [{ guestName, delivery }, setDraft] = useCheckoutDraft();

  function errorOf(name: keyof typeof collectionForm.entries, value: string) {
    const [issue] = v.safeParse(collectionForm.entries[name], value).issues ?? [];
    return isRefused && issue ? fieldText(issue.message) : undefined;
  }

  return (
    <>
      <TextInput
        label={t`Name for the order`}
        name="guestName"
        value={guestName}
        onChange={(typed) => setDraft({ guestName: typed })}
        error={errorOf('guestName', guestName)}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={120}
        enterKeyHint="next"
      />
      <PhoneInput
        label={t`Phone number`}
        hint={t`We call it when your order is ready, or if there is a problem.`}
        name="phone"
        value={delivery.phone}
        onChange={(phone) => setDraft({ delivery: { ...delivery, phone } })}
        error={
          errorOf('phone', delivery.phone) ??
          (isRefused && wrongPhone ? fieldText(wrongPhone) : undefined)
        }
      />
    </>
  );
}
