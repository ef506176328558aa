import { Minus, Plus, Trash2 } from 'lucide-react';
import { IconButton } from './controls';
import * as styles from './QuantityStepper.css';

type QuantityStepperProps = {
  quantity: number;
  onChange: (next: number) => void;
  /** Screen readers read this name of the counted item. */
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  removeLabel?: string;
  /** This control replaces the minus at the minimum. */
  onRemove?: () => void;
  min?: number;
  max?: number;
  size?: 'tap' | 'cta';
};

export function QuantityStepper({
  min = 1,
  max = 99,
  size = 'tap',
  ...props
}: QuantityStepperProps) {
  const { quantity, onChange } = props;
  const isLeast = quantity <= min;
  return (
    <fieldset aria-label={props.label} className={styles.stepper}>
      {isLeast && props.onRemove ? (
        <IconButton
          tone="outline"
          size={size}
          label={props.removeLabel ?? props.decreaseLabel}
          icon={<Trash2 size={20} />}
          onClick={props.onRemove}
        />
      ) : (
        <IconButton
          tone="outline"
          size={size}
          label={props.decreaseLabel}
          icon={<Minus size={20} />}
          unavailable={isLeast}
          onClick={() => !isLeast && onChange(quantity - 1)}
        />
      )}
      <output className={styles.quantity}>{quantity}</output>
      <IconButton
        tone="outline"
        size={size}
        label={props.increaseLabel}
        icon={<Plus size={20} />}
        unavailable={quantity >= max}
        onClick={() => quantity < max && onChange(quantity + 1)}
      />
    </fieldset>
  );
}
