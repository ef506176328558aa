import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { classNames } from '../class-names';
import { IconButton } from './Button';
import * as styles from './SearchInput.css';

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
    <div className={classNames(styles.box, props.className)}>
      <Search size={20} className={styles.icon} />
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
        className={styles.input}
      />
      {props.value && (
        <IconButton
          label={props.clearLabel}
          icon={<X size={20} />}
          onClick={clear}
          className={styles.clear}
        />
      )}
    </div>
  );
}
