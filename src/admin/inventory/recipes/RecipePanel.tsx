import { useMemo } from 'react';
import { recipeRecord, recipeResource } from '#domain/inventory/recipe';
import type { ResourceRecord } from '#domain/resource/resource';
import { changeRecipe } from '../../../data/commands/inventory';
import { RecordEditing } from '../../records/RecordEditing';
import { RecipeFields } from './RecipeFields';
import type { RecipeRow } from './recipe-list';

type RecipePanelProps = {
  row: RecipeRow;
  items: readonly ResourceRecord[];
  onChanged: () => void;
  onClose: () => void;
};

/** Shows a recipe in its form. The fields are the stock items, so a conflict is resolved ingredient by ingredient. */
export function RecipePanel({ row, items, onChanged, onClose }: RecipePanelProps) {
  const { part, name, recipe } = row;
  const resource = useMemo(() => recipeResource(items, name), [items, name]);
  return (
    <RecordEditing
      resource={resource}
      id={part}
      record={recipeRecord(recipe)}
      own={{
        command: changeRecipe,
        fields: (editor) => <RecipeFields resource={resource} editor={editor} />,
      }}
      onMoved={onChanged}
      onSaved={onChanged}
      onRemoved={onClose}
      onClose={onClose}
    />
  );
}
