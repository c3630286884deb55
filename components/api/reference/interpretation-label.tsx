import styles from './interpretation-label.module.css';

/** Marks a statement that the portal reads from a name, and that the API does not document. */
export function InterpretationLabel() {
  return (
    <small className={styles.label} data-search="off">
      Interpretation of the name
    </small>
  );
}
