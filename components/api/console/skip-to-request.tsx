import { focusRequestForm } from '../stoplight/request-form';

/** Skip link to the request form, past the bar and the list of operations. It is visible only while it has the focus. */
export function SkipToRequest() {
  return (
    <button type="button" className="console-skip" onClick={focusRequestForm}>
      Skip to the request
    </button>
  );
}
