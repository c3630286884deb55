'use client';

/** The first field of what is sent, or its button. */
const findRequest = () =>
  document
    .querySelector('.TryItPanel')
    ?.querySelector<HTMLElement>('input:not([tabindex="-1"]), textarea, button');

/** Leads who has no mouse past the list of operations, to what is sent. It shows while it has the focus (theme.css). */
export function SkipToRequest() {
  return (
    <button type="button" className="to-request" onClick={() => findRequest()?.focus()}>
      Go to the request
    </button>
  );
}
