/** Says that a part's code could not be loaded, after a new deployment for one, and offers a way on. */
export function LoadFailure({
  subject: what,
  className,
}: {
  subject: string;
  className?: string | undefined;
}) {
  return (
    <p role="alert" className={className}>
      {what} could not be loaded.{' '}
      <button type="button" className="text-button" onClick={() => window.location.reload()}>
        Reload the page
      </button>
    </p>
  );
}
