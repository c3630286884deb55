'use client';

import { focusRequestForm } from './elements-adapter/request-form';
import styles from './skip-to-request.module.css';

/** Skip link to the request form, past the list of operations. It is visible only while it has the focus. */
export function SkipToRequest() {
  return (
    <button type="button" className={styles.skip} onClick={focusRequestForm}>
      Go to the request
    </button>
  );
}
