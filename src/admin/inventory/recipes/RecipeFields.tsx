import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { MOST_INGREDIENTS } from '#domain/inventory/recipe';
import type { Resource } from '#domain/resource/resource';
import { useLanguage } from '../../../i18n/use-language';
import { Button } from '../../../ui/controls/Button';
import { IconButton } from '../../../ui/controls/IconButton';
import { SelectInput } from '../../../ui/form/inputs/SelectInput';
import { TextInput } from '../../../ui/form/inputs/TextInput';
import type { RecordEditor } from '../../records/use-record-editor';
import { useUnderstood } from '../../shared/figures';
import { useStockFieldText } from '../use-stock-field-text';
import * as styles from './Recipes.css';
import { shownIngredients } from './recipe-list';

/** Shows the ingredients with their amounts, and the stock items that staff can add. */
export function RecipeFields({ resource, editor }: { resource: Resource; editor: RecordEditor }) {
  const { t } = useLingui();
  const language = useLanguage();
  const fieldText = useStockFieldText();
  const understood = useUnderstood();
  const { values } = editor.draft;
  /** Includes fields without an amount: an emptied field keeps its place while a new amount is typed. */
  const [listed, setListed] = useState(() => shownIngredients(values, []));
  const shown = shownIngredients(values, listed);
  const list = useRef<HTMLUListElement>(null);
  const toFocus = useRef<string | null>(null);
  useEffect(() => {
    if (toFocus.current === null) return;
    list.current?.querySelector<HTMLElement>(`[name="${toFocus.current}"]`)?.focus();
    toFocus.current = null;
  });
  return (
    <>
      {shown.length === 0 && (
        <p className={styles.hint}>
          <Trans>No ingredients yet: this takes nothing out of the stock.</Trans>
        </p>
      )}
      <ul ref={list} className={styles.ingredients}>
        {shown.map((id) => {
          const label = resource.fields[id]?.label[language] ?? '';
          const error = editor.errors[id];
          return (
            <li key={id} className={styles.ingredient}>
              <TextInput
                label={label}
                name={id}
                inputMode="decimal"
                autoComplete="off"
                value={String(values[id] ?? '')}
                {...understood(String(values[id] ?? ''), 'measured')}
                {...(error ? { error: fieldText(error) } : {})}
                onChange={(amount) => editor.change(id, amount)}
              />
              <IconButton
                label={t`Remove ${label}`}
                icon={<X aria-hidden="true" size={20} />}
                onClick={() => {
                  setListed(shown.filter((other) => other !== id));
                  editor.change(id, '');
                }}
              />
            </li>
          );
        })}
      </ul>
      {shown.length < MOST_INGREDIENTS && (
        <AddIngredient
          resource={resource}
          shown={shown}
          onAdd={(id) => {
            toFocus.current = id;
            setListed([...shown, id]);
          }}
        />
      )}
    </>
  );
}

type AddIngredientProps = {
  resource: Resource;
  shown: readonly string[];
  onAdd: (id: string) => void;
};

function AddIngredient({ resource, shown, onAdd }: AddIngredientProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [chosen, setChosen] = useState('');
  const options = Object.entries(resource.fields)
    .filter(([id]) => !shown.includes(id))
    .map(([value, { label }]) => ({ value, label: label[language] }));

  function add() {
    if (chosen === '') return;
    onAdd(chosen);
    setChosen('');
  }

  return (
    <div className={styles.ingredient}>
      <SelectInput
        label={t`Another ingredient`}
        placeholder={t`Choose…`}
        value={chosen}
        options={options}
        onChange={setChosen}
      />
      <Button tone="tonal" unavailable={chosen === ''} onClick={add}>
        <Trans>Add</Trans>
      </Button>
    </div>
  );
}
