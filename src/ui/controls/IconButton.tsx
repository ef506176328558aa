import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Spinner } from '../feedback/Loading';
import type { ButtonProps } from './Button';
import * as button from './Button.css';
import * as styles from './IconButton.css';

type IconButtonProps = Omit<
  ButtonProps,
  'aria-label' | 'icon' | 'wordsFrom' | 'trailing' | 'block'
> & {
  /** The label names the button and gives the tooltip on wide screens. */
  label: string;
  icon: ReactNode;
  /** The corner shows this count; the label must contain the count too. */
  badge?: ReactNode;
};

export function IconButton({
  label,
  icon,
  badge,
  tone = 'quiet',
  size = 'tap',
  busy = false,
  unavailable = false,
  type = 'button',
  onClick,
  className,
  ...rest
}: IconButtonProps) {
  function click(event: MouseEvent<HTMLButtonElement>) {
    if (busy) return event.preventDefault();
    onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      onClick={click}
      aria-label={label}
      aria-busy={busy || undefined}
      aria-disabled={unavailable || undefined}
      className={classNames(button.base, button.tone[tone], styles.square[size], className)}
    >
      {busy ? <Spinner /> : icon}
      {badge != null && (
        <span aria-hidden="true" className={styles.badge}>
          {badge}
        </span>
      )}
      <span aria-hidden="true" className={styles.tip}>
        {label}
      </span>
    </button>
  );
}
