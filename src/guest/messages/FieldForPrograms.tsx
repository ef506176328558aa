import * as styles from './MessageForm.css';

type FieldForProgramsProps = { value: string; onChange: (value: string) => void };

/** A honeypot field. */
export function FieldForPrograms({ value, onChange }: FieldForProgramsProps) {
  return (
    <div aria-hidden="true" className={styles.unseen}>
      <input
        type="text"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
