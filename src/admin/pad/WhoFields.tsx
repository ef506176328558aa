import { Trans, useLingui } from '@lingui/react/macro';
import { CUSTOM_SAUCE_MAX } from '#domain/menu/menu-item';
import { useFieldText } from '../../i18n/field-text';
import { TextInput } from '../../ui/form/inputs/inputs';
import { PhoneInput } from '../../ui/form/phone/PhoneInput';
import * as tiles from './Tile.css';
import type { FieldFaults, Pad } from './use-pad';
import type { Place } from './WhereTo';

type WhoFieldsProps = { pad: Pad; kind: Place['kind']; faults: FieldFaults };

/** Asks for whom a round without a bill is: the name of a tab, or who ordered by phone, and where to. */
export function WhoFields({ pad, kind, faults }: WhoFieldsProps) {
  const { t } = useLingui();
  const fieldText = useFieldText();
  const { draft, tell } = pad;
  const error = (field: keyof FieldFaults) => {
    const code = faults[field];
    return code ? { error: fieldText(code) } : {};
  };
  const isByPhone = kind === 'collection' || kind === 'delivery';
  return (
    <section className={tiles.fields} aria-label={t`For whom?`}>
      <TextInput
        label={t`Name`}
        maxLength={kind === 'tab' ? 40 : 120}
        value={draft.name}
        onChange={(name) => tell({ name })}
        {...error('name')}
      />
      {isByPhone && (
        <PhoneInput
          label={t`Phone`}
          optional={kind === 'collection'}
          autoComplete="off"
          value={draft.phone}
          onChange={(phone) => tell({ phone })}
          {...error('phone')}
        />
      )}
      {isByPhone && (
        <TextInput
          label={t`Wanted at`}
          optional
          type="time"
          value={draft.time}
          onChange={(time) => tell({ time })}
          hint={<Trans>Empty means as soon as possible.</Trans>}
          {...error('time')}
        />
      )}
      {kind === 'delivery' && (
        <>
          <TextInput
            label={t`Address`}
            maxLength={300}
            value={draft.address}
            onChange={(address) => tell({ address })}
            {...error('address')}
          />
          <TextInput
            label={t`Note for the driver`}
            optional
            maxLength={CUSTOM_SAUCE_MAX}
            value={draft.note}
            onChange={(note) => tell({ note })}
          />
        </>
      )}
    </section>
  );
}
