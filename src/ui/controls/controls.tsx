import { Search, X } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { useRef } from 'react';
import { classNames } from '../class-names';
import { Spinner } from '../feedback/states';
import * as styles from './Button.css';
import * as chipStyles from './Chip.css';
import * as iconButtonStyles from './IconButton.css';
import * as searchInputStyles from './SearchInput.css';

/** Sets the emphasis; a view has one solid control. */
type Tone = 'solid' | 'tonal' | 'outline' | 'quiet' | 'danger';

/** Names the widths from which a button with an icon shows its words. */
export type WordsFrom = keyof typeof styles.wordsFrom;

/** Sets the minimum heights: 48, 56 for the main action of a view, 44 in dense staff screens. */
type Size = 'tap' | 'cta' | 'compact';

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'disabled'> & {
  tone?: Tone;
  size?: Size;
  /** While the action runs, a second tap does nothing. */
  busy?: boolean;
  /** The button is disabled but focusable; `onClick` still runs and says why. */
  unavailable?: boolean;
  icon?: ReactNode;
  /** Below this width the icon stands alone; screen readers still read the words. */
  wordsFrom?: WordsFrom;
  /** The button shows this at its far end, like a total. */
  trailing?: ReactNode;
  block?: boolean;
};

export function Button({
  size = 'tap',
  icon,
  wordsFrom,
  trailing,
  block = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  const { busy } = rest;
  const look = [styles.size[size], block && styles.block];
  return (
    <Pressable {...rest} className={classNames(...look, className)}>
      {(busy || icon) && <span className={styles.icon}>{busy ? <Spinner /> : icon}</span>}
      {children && (
        <span
          className={classNames(
            styles.label,
            trailing != null && styles.labelBeforeTrailing,
            wordsFrom && styles.wordsFrom[wordsFrom],
          )}
        >
          {children}
        </span>
      )}
      {trailing != null && <span className={styles.trailing}>{trailing}</span>}
    </Pressable>
  );
}

type PressableProps = Omit<ButtonProps, 'size' | 'icon' | 'wordsFrom' | 'trailing' | 'block'>;

/** The element is never `disabled`: an unavailable action stays focusable and explains itself. */
function Pressable({
  tone = 'solid',
  busy = false,
  unavailable = false,
  type = 'button',
  onClick,
  className,
  ...rest
}: PressableProps) {
  function click(event: MouseEvent<HTMLButtonElement>) {
    if (busy) return event.preventDefault();
    onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      onClick={click}
      aria-busy={busy || undefined}
      aria-disabled={unavailable || undefined}
      className={classNames(styles.base, styles.tone[tone], className)}
    />
  );
}

type IconButtonProps = Omit<PressableProps, 'aria-label'> & {
  size?: Size;
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
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Pressable
      {...rest}
      tone={tone}
      aria-label={label}
      className={classNames(iconButtonStyles.square[size], className)}
    >
      {rest.busy ? <Spinner /> : icon}
      {badge != null && (
        <span aria-hidden="true" className={iconButtonStyles.badge}>
          {badge}
        </span>
      )}
      <span aria-hidden="true" className={iconButtonStyles.tip}>
        {label}
      </span>
    </Pressable>
  );
}

type ChipRowProps = {
  label: string;
  /** The row extends past the page's gutters. */
  bleed?: boolean;
  className?: string;
  children: ReactNode;
};

/** Shows chips in one line that scrolls sideways on a phone. */
export function ChipRow({ label, bleed = false, className, children }: ChipRowProps) {
  return (
    <fieldset
      aria-label={label}
      className={classNames(chipStyles.row, bleed && chipStyles.bleed, className)}
    >
      {children}
    </fieldset>
  );
}

type ChipProps = Omit<ComponentPropsWithRef<'button'>, 'disabled' | 'aria-pressed'> & {
  pressed: boolean;
  icon?: ReactNode;
};

export function Chip({ pressed, icon, type = 'button', className, children, ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-pressed={pressed}
      className={classNames(chipStyles.chip, className)}
    >
      {icon}
      {children}
    </button>
  );
}

type SearchInputProps = {
  label: string;
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
  onFocus?: () => void;
  placeholder?: string;
  id?: string;
  className?: string;
};

export function SearchInput(props: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  function clear() {
    props.onChange('');
    input.current?.focus();
  }
  return (
    <div className={classNames(searchInputStyles.box, props.className)}>
      <Search size={20} className={searchInputStyles.icon} />
      <input
        ref={input}
        id={props.id}
        type="search"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={props.label}
        placeholder={props.placeholder ?? props.label}
        value={props.value}
        onFocus={props.onFocus}
        onChange={(event) => props.onChange(event.currentTarget.value)}
        className={searchInputStyles.input}
      />
      {props.value && (
        <IconButton
          label={props.clearLabel}
          icon={<X size={20} />}
          onClick={clear}
          className={searchInputStyles.clear}
        />
      )}
    </div>
  );
}
