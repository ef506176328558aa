import * as styles from '../../../ui/form/inputs/CheckboxInput.css';

type ConsentBoxProps = {
  label: string;
  isGranted: boolean;
  onChange: (isGranted: boolean) => void;
};

/** Saves the consent at each change. */
export function ConsentBox({ label, isGranted, onChange }: ConsentBoxProps) {
  return (
    <label className={styles.line}>
      <input
        type="checkbox"
        checked={isGranted}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className={styles.box}
      />
      <span className={styles.words}>{label}</span>
    </label>
  );
}
