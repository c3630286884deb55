/** Reports that lazily loaded code failed to load, for example after a deployment, and offers to reload the page. */
export function LoadFailure({
  subject,
  className,
}: {
  subject: string;
  className?: string | undefined;
}) {
  return (
    <p role="alert" className={className}>
      {subject} could not be loaded.{' '}
      <button type="button" className="text-button" onClick={() => window.location.reload()}>
        Reload the page
      </button>
    </p>
  );
}
