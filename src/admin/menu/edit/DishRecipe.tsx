import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { dishPart, type Recipe } from '#domain/inventory/recipe';
import { useStaffReading } from '../../../data/react/staff/use-staff-reading';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { useIngredients } from '../../inventory/recipes/use-ingredients';
import * as styles from './MenuEdit.css';

/** Shows the stock that a portion of an item uses, with a link to the recipe. */
export function DishRecipe({ itemId }: { itemId: number | string }) {
  const part = dishPart(Number(itemId));
  const { value } = useStaffReading<{ recipes: Recipe[] }>('/api/admin/recipes');
  const { items, wordsOf } = useIngredients();
  if (!value || !items) return null;
  const recipe = value.recipes.find((one) => one.part === part);
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>
        <Trans>Recipe</Trans>
      </h3>
      {recipe && recipe.lines.length > 0 ? (
        <ul className={styles.history}>
          {wordsOf(recipe).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      ) : (
        <p className={styles.history}>
          <Trans>No ingredients yet: this takes nothing out of the stock.</Trans>
        </p>
      )}
      <LinkButton asChild tone="outline">
        <Link to="/admin/inventory/recipes" search={{ id: part }}>
          <Trans>Change the recipe</Trans>
        </Link>
      </LinkButton>
    </section>
  );
}
