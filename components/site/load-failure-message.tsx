const html =
  'Parts of this page couldn’t be loaded: buttons, tabs, and search suggestions may not work. You can read on, or reload the page. <button type="button">Reload the page</button> <button type="button">Close</button>';

/**
 * The message that parts of the page could not be loaded, which lib/client/inline-scripts/report-load-failure.ts shows. It
 * is in the HTML with its styles, because nothing else may have arrived.
 */
export const LoadFailureMessage = () => (
  <div
    data-load-failure=""
    hidden
    role="alert"
    style={{
      position: 'fixed',
      zIndex: 99,
      inset: 'auto 0 0',
      padding: '1rem',
      borderTop: '3px solid #b3263a',
      background: '#fff',
      color: '#101a2c',
    }}
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
